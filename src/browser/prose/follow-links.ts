/** Whether a click asks for something else than following the link here. */
const isSpecial = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented;

/**
 * Follows the links of a static text to the site's own pages without reloading everything.
 * Files («/rss.xml»), anchors of the same page and outside links are left to the browser.
 *
 * @returns a function that stops following.
 */
export function followLinks(container: HTMLElement, navigate: (path: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link?.getAttribute("href");
    if (!href || isSpecial(event) || !/^\/(?!\/)[^.]*$/.test(href)) return;
    event.preventDefault();
    navigate(href);
  };
  container.addEventListener("click", follow);
  return () => container.removeEventListener("click", follow);
}
