import { useEffect, useState } from "react";

/** The address of the section at mid-screen, such as «/#services», once it is known. */
export function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return undefined;
    // The root is reduced to a line at mid-screen, which one section at most intersects.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const href = `/#${target.id}`;
          if (isIntersecting) setCurrent(href);
          else setCurrent((marked) => (marked === href ? undefined : marked));
        }
      },
      { rootMargin: "-50% 0px -50% 0px" },
    );
    for (const section of document.querySelectorAll("main > [id]")) observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return current;
}
