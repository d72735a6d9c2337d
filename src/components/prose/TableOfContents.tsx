import { Text } from "../Text/Text";

/** From this width on, the table of contents stands beside the text (src/styles/prose.scss). */
const beside = "(min-width: 64em)";

/**
 * Source of an inline script, run by the parser before the table of contents is painted: it is open in the HTML, for pages
 * without scripts, and folded above the text. It does not run when React renders it in the browser.
 */
export const foldBeforePaint = `(d=>{d.open=matchMedia("${beside}").matches;delete d.dataset.unsettled})(document.currentScript.parentElement)`;

/**
 * Opens the table of contents once it stands beside the text, and folds it above.
 *
 * @returns a function that stops following the width.
 */
export function foldContents(container: HTMLElement): () => void {
  const details = container.querySelector<HTMLDetailsElement>(".sidebar details");
  if (!details || typeof window.matchMedia !== "function") return () => undefined;
  const wide = window.matchMedia(beside);
  const fold = (): void => {
    details.open = wide.matches;
  };
  // Else the visitor may have opened it already.
  if ("unsettled" in details.dataset) fold();
  wide.addEventListener("change", fold);
  return () => wide.removeEventListener("change", fold);
}

type Heading = { id: string; depth: number; text: string };
type Part = Heading & { subparts: Heading[] };

function parts(headings: readonly Heading[]): Part[] {
  return headings.reduce<Part[]>((list, heading) => {
    const last = list.at(-1);
    if (heading.depth === 2 || !last) return [...list, { ...heading, subparts: [] }];
    last.subparts.push(heading);
    return list;
  }, []);
}

const Entry = ({ id, text }: Heading) => <a href={`#${id}`}>{text}</a>;

/**
 * Folded above the text on narrow screens, open beside it on wide ones: see above. Reader views leave out a
 * `sidebar`, between the introduction and the text.
 */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav className="sidebar" aria-label="Sommaire">
      <Text className="contentsTitle">Sommaire</Text>
      <details open data-unsettled>
        <summary>Sommaire</summary>
        <script dangerouslySetInnerHTML={{ __html: foldBeforePaint }} />
        <ol>
          {parts(headings).map((part) => (
            <li key={part.id}>
              <Entry {...part} />
              {part.subparts.length > 0 && (
                <ol>
                  {part.subparts.map((subpart) => (
                    <li key={subpart.id}>
                      <Entry {...subpart} />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
