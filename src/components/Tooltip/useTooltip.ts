import { useCallback, useEffect, useRef, useState } from "react";

/** The pointer rests that long before a tooltip opens, in milliseconds; one that follows another opens at once. */
const DELAY = 700;
const SKIP_DELAY = 300;

/** The pointer may cross the gap to the bubble and rest there (WCAG 1.4.13), in milliseconds. */
const CROSSING_TIME = 150;

/** One at a time on the page: what closes the one that is open, and when one last was (performance.now). */
let closeCurrent: (() => void) | undefined;
let lastOpenAt = Number.NEGATIVE_INFINITY;

/** When a tooltip is open: on hover after a moment, on keyboard focus at once, on a press in turn. */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const hide = useCallback((): void => {
    clearTimeout(timer.current);
    setOpen(false);
    if (closeCurrent !== hide) return;
    closeCurrent = undefined;
    lastOpenAt = performance.now();
  }, []);

  const show = (): void => {
    clearTimeout(timer.current);
    if (closeCurrent !== hide) closeCurrent?.();
    closeCurrent = hide;
    setOpen(true);
  };

  useEffect(() => hide, [hide]);

  const later = (action: () => void, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  };

  return {
    open,
    hide,
    toggle: () => (open ? hide() : show()),
    focus: (element: HTMLElement) => element.matches(":focus-visible") && show(),
    enter: () => {
      const delay = performance.now() - lastOpenAt < SKIP_DELAY ? 0 : DELAY;
      if (open) clearTimeout(timer.current);
      else later(show, closeCurrent ? 0 : delay);
    },
    leave: () => later(hide, CROSSING_TIME),
  };
}
