import { type RefObject, useEffect, useState } from "react";

/** Whether any part of an element is in the viewport widened by `margin`; `true` without IntersectionObserver. */
export function useOnScreen(element: RefObject<Element>, margin = "0px"): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver !== "function") {
      setOnScreen(true);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return onScreen;
}
