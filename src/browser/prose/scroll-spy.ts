import { anchorTarget } from "../navigation/anchor";

/** A section is current once its heading is within this many pixels of the place to which its link scrolls. */
const slack = 24;

/**
 * Marks the current section in an article's table of contents: the last one whose heading went past
 * the reading line. The bottom margin is huge, so that headings below the window count as visible
 * and only the reading line matters.
 *
 * @returns a function that disconnects the observer.
 */
export function startScrollSpy(container: HTMLElement): () => void {
  const links = [...container.querySelectorAll<HTMLAnchorElement>(".sidebar a")];
  const headings = links.map(({ hash }) => anchorTarget(hash));
  if (links.length === 0 || typeof IntersectionObserver !== "function") return () => undefined;

  const anchorOffset = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const passed = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio < 1) passed.add(target);
        else passed.delete(target);
      }
      const current = headings.findLastIndex((heading) => heading && passed.has(heading));
      for (const [index, link] of links.entries()) {
        if (index === current) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
    },
    { rootMargin: `-${anchorOffset + slack}px 0px 1000000px`, threshold: 1 },
  );
  for (const heading of headings) if (heading) observer.observe(heading);
  return () => observer.disconnect();
}
