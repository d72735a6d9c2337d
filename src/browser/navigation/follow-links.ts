import { pageLink } from "./page-link";

/** Whether a click asks for something else than following the link here. */
const isSpecial = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented;

/**
 * Follows the links to the site's own pages without reloading everything, whoever wrote them: a component or
 * the text of an article.
 *
 * @returns a function that stops following.
 */
export function followLinks(visit: (href: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const href = pageLink(event);
    if (!href || isSpecial(event)) return;
    event.preventDefault();
    visit(href);
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}
