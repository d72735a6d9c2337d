import { type RefObject, useEffect } from "react";

/**
 * Prevents the previewed page from stealing the focus while typing: the site focuses the target of
 * each URL. The focus may still enter the frame with the mouse or Tab.
 */
export function useKeptFocus(frame: RefObject<HTMLIFrameElement>): void {
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    let last: HTMLElement | undefined;
    let invited = false;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== frame.current) last = target;
    };
    const giveBack = () => {
      if (invited || document.activeElement !== frame.current || frame.current?.matches(":hover")) return;
      if (last?.isConnected) last.focus({ preventScroll: true });
      else frame.current?.blur();
    };
    document.addEventListener("focus", remember, options);
    document.addEventListener("keydown", ({ key }) => (invited = key === "Tab"), options);
    document.addEventListener("pointerdown", () => (invited = false), options);
    // The focus can't be moved back while it is changing.
    window.addEventListener("blur", () => setTimeout(giveBack), { signal: stop.signal });
    return () => stop.abort();
  }, [frame]);
}
