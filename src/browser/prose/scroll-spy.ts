import { anchorTarget } from "../navigation/anchor";

/** Bottom `rootMargin`: a heading counts as read above this line of the viewport. */
const readingLine = "-65%";

/**
 * Marks the current section in an article's table of contents: the last one whose heading went past
 * the reading line. The top margin is huge, so that a heading that scrolled out of the viewport
 * still intersects.
 *
 * @returns a function that disconnects the observer.
 */
export function startScrollSpy(container: HTMLElement): () => void {
  const links = [...container.querySelectorAll<HTMLAnchorElement>(".contents a")];
  const headings = links.map(({ hash }) => anchorTarget(hash));
  if (links.length === 0 || typeof IntersectionObserver !== "function") return () => undefined;

  const passed = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      const current = headings.findLastIndex((heading) => heading && passed.has(heading));
      for (const [index, link] of links.entries()) {
        if (index === current) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
    },
    { rootMargin: `1000000px 0px ${readingLine} 0px` },
  );
  for (const heading of headings) if (heading) observer.observe(heading);
  return () => observer.disconnect();
}
