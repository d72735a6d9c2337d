import { type RefObject, useEffect } from "react";

/**
 * Keeps the focus out of a page that takes it by itself: the site moves it to what each address
 * aims at, in the midst of what is typed beside. Who points at the page or tabs to it goes in.
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
    // While the focus is on its way, nothing can turn it back.
    window.addEventListener("blur", () => setTimeout(giveBack), { signal: stop.signal });
    return () => stop.abort();
  }, [frame]);
}
