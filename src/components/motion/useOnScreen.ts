import { type RefObject, useEffect, useState } from "react";

/** Whether any part of an element is in the viewport. `true` until an observer says otherwise. */
export function useOnScreen(element: RefObject<Element>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver !== "function") return;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return onScreen;
}
