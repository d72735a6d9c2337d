import { anchorTarget } from "../navigation/anchor";

/** The part being read begins above this share of the window's height. */
const readingLine = "-65%";

/**
 * Marks, in the table of contents of an article, the part being read: the last one whose
 * heading went past the reading line. The area observed reaches far above the window, so
 * that a heading counts as inside it from that moment on, and no position is ever measured.
 *
 * @returns a function that stops following.
 */
export function followSections(container: HTMLElement): () => void {
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
