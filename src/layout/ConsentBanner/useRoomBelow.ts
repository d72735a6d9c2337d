import { type RefObject, useEffect } from "react";

/** The page leaves so much room at its end and when it scrolls to what is focused; what floats stands above. */
function leaveRoom(height: string): void {
  const { style } = document.documentElement;
  style.scrollPaddingBottom = height;
  document.body.style.paddingBottom = height;
  style.setProperty("--consent-banner-height", height);
}

/**
 * Keeps the page readable around an element fixed at the bottom of the window, whatever its height. In a text area the
 * browser reveals the caret only: focusing scrolls the whole field clear of the element (WCAG 2.4.11).
 */
export function useRoomBelow(element: RefObject<HTMLElement>, shown: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!shown || !target) return undefined;
    const measure = () => leaveRoom(`${target.offsetHeight}px`);
    const reveal = ({ target: focused }: FocusEvent) => {
      if (!(focused instanceof Element) || target.contains(focused)) return;
      // Focused by a script, which has placed it or is scrolling to it.
      if (focused.matches('[tabindex="-1"]')) return;
      const covered = focused.getBoundingClientRect().bottom > target.getBoundingClientRect().top;
      if (covered) focused.scrollIntoView({ block: "nearest" });
    };
    measure();
    const observer = "ResizeObserver" in window ? new ResizeObserver(measure) : undefined;
    observer?.observe(target);
    document.addEventListener("focusin", reveal);
    return () => {
      observer?.disconnect();
      document.removeEventListener("focusin", reveal);
      leaveRoom("");
    };
  }, [element, shown]);
}
