import { useEffect, useState } from "react";

type Item = { href: string };

/**
 * The `href` of the menu link whose section is at mid-screen, on the home page. Without
 * IntersectionObserver no link is marked.
 */
export function useCurrentSection(navigation: readonly Item[], path: string): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    if (path !== "/" || typeof IntersectionObserver === "undefined") return undefined;
    const links = new Map<Element, string>();
    for (const { href } of navigation) {
      const section = href.startsWith("/#") ? document.getElementById(href.slice(2)) : null;
      if (section) links.set(section, href);
    }
    // The root is reduced to a line at mid-screen, which one section at most intersects.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const href = links.get(target);
          if (isIntersecting) setCurrent(href);
          else setCurrent((marked) => (marked === href ? undefined : marked));
        }
      },
      { rootMargin: "-50% 0px -50% 0px" },
    );
    for (const section of links.keys()) observer.observe(section);
    return () => observer.disconnect();
  }, [navigation, path]);

  return current;
}
