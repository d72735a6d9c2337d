/** From this width on, the table of contents stands beside the text (src/styles/prose/_contents.scss). */
const beside = "(min-width: 64em)";

/**
 * Folds the table of contents above the text, and opens it beside. It is open in the HTML, for pages without scripts;
 * until this runs, the stylesheet hides it where it is about to be folded.
 *
 * @returns a function that stops following the width.
 */
export function foldContents(container: HTMLElement): () => void {
  const details = container.querySelector<HTMLDetailsElement>(".contents details");
  if (!details || typeof window.matchMedia !== "function") return () => undefined;
  const wide = window.matchMedia(beside);
  const fold = (): void => {
    details.open = wide.matches;
  };
  fold();
  delete details.dataset.unsettled;
  wide.addEventListener("change", fold);
  return () => wide.removeEventListener("change", fold);
}
