import { Text } from "../Text/Text";
import { foldBeforePaint } from "./fold-contents";

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
 * Folded above the text on narrow screens, open beside it on wide ones: see fold-contents.ts. Reader views leave out a
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
