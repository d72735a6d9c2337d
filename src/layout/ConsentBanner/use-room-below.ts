import { type RefObject, useEffect } from "react";

const HEIGHT = "--consent-banner-height";

/**
 * Tells the page's styles how high the element at the bottom of the window is, as a custom property of the
 * root: the page keeps that much room at its end and when it scrolls to what is focused, and the floating
 * buttons stand above it.
 */
export function useRoomBelow(element: RefObject<HTMLElement>, shown: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!shown || !target) return undefined;
    const root = document.documentElement;
    const measure = () => root.style.setProperty(HEIGHT, `${target.offsetHeight}px`);
    measure();
    const observer = "ResizeObserver" in window ? new ResizeObserver(measure) : undefined;
    observer?.observe(target);
    return () => {
      observer?.disconnect();
      root.style.removeProperty(HEIGHT);
    };
  }, [element, shown]);
}
