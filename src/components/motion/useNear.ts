import { type RefObject, useEffect, useState } from "react";

/** Whether an element has been within a window's height of the viewport; `true` where that can't be told. */
export function useNear(element: RefObject<Element>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver !== "function") {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
