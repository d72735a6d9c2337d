import { anchorTarget } from "../navigation/anchor";

/** A heading counts as read this far below the place where a press on its entry leads, in pixels: no other is as near. */
const slack = 24;

/**
 * Marks the current section in an article's table of contents: the last one whose heading went past
 * the reading line. The bottom margin is huge, so that a heading is wholly in sight until then.
 *
 * @returns a function that disconnects the observer.
 */
export function startScrollSpy(container: HTMLElement): () => void {
  const links = [...container.querySelectorAll<HTMLAnchorElement>(".sidebar a")];
  const headings = links.map(({ hash }) => anchorTarget(hash));
  if (links.length === 0 || typeof IntersectionObserver !== "function") return () => undefined;

  const landing = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
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
    { rootMargin: `-${landing + slack}px 0px 1000000px`, threshold: 1 },
  );
  for (const heading of headings) if (heading) observer.observe(heading);
  return () => observer.disconnect();
}
