import { useCallback, useEffect, useRef, useState } from "react";
import { useDismissal } from "../dismissal/useDismissal";

/** Hover delay before a tooltip opens; none within `SKIP_DELAY` of another tooltip. In milliseconds. */
const DELAY = 700;
const SKIP_DELAY = 300;

/** Time for the pointer to cross the gap to the bubble (WCAG 1.4.13), in milliseconds. */
const CROSSING_TIME = 150;

/** Shared by all tooltips, one open at a time: closes the open one; when one was last open (performance.now). */
let closeCurrent: (() => void) | undefined;
let lastOpenAt = Number.NEGATIVE_INFINITY;

/**
 * State of a tooltip: opens on hover after a delay, on keyboard focus at once, toggles on a press; Escape or a press
 * outside `box` closes it.
 */
export function useTooltip() {
  const box = useRef<HTMLSpanElement>(null);
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

  useDismissal(box, open, hide);

  const later = (action: () => void, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  };

  return {
    box,
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
