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
