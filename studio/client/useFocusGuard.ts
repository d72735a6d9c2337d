import { type RefObject, useEffect } from "react";

/**
 * Prevents the previewed page from stealing the focus while typing: the site focuses the target of
 * each URL. The focus may still enter the frame with the mouse or Tab.
 */
export function useFocusGuard(frame: RefObject<HTMLIFrameElement>): void {
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    let last: HTMLElement | undefined;
    let byKeyboard = false;
    const rememberFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== frame.current) last = target;
    };
    const restoreFocus = () => {
      if (byKeyboard || document.activeElement !== frame.current || frame.current?.matches(":hover")) return;
      if (last?.isConnected) last.focus({ preventScroll: true });
      else frame.current?.blur();
    };
    document.addEventListener("focus", rememberFocus, options);
    document.addEventListener("keydown", ({ key }) => (byKeyboard = key === "Tab"), options);
    document.addEventListener("pointerdown", () => (byKeyboard = false), options);
    // The focus can't be moved back while it is changing.
    window.addEventListener("blur", () => setTimeout(restoreFocus), { signal: stop.signal });
    return () => stop.abort();
  }, [frame]);
}
