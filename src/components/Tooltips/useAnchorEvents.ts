import { useEffect, useMemo, useRef } from "react";

const handlerOf = {
  pointermove: "onPointerMove",
  pointerdown: "onPointerDown",
  focus: "onFocus",
  blur: "onBlur",
  click: "onClick",
} as const;

/** Radix reads nothing of an event that a native one does not have. */
export type Handlers = Partial<
  Record<(typeof handlerOf)[keyof typeof handlerOf] | "onPointerLeave", (event: Event) => void>
>;

/** The pointer may cross the gap to the bubble and rest there (WCAG 1.4.13), in milliseconds. */
const CROSSING_TIME = 150;

const isOpen = (anchor: HTMLElement): boolean => anchor.hasAttribute("aria-describedby");

/** Passes the events of `anchor` on to Radix's handlers; gives what the bubble needs to close or to stay. */
export function useAnchorEvents(anchor: HTMLElement, handlers: Handlers) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  const bubble = useMemo(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const left = () => latest.current.onPointerLeave?.(new Event("pointerleave"));
    return {
      close: () => latest.current.onBlur?.(new Event("blur")),
      stay: () => clearTimeout(leaving),
      leave: () => {
        clearTimeout(leaving);
        leaving = setTimeout(left, CROSSING_TIME);
      },
      leaveNow: () => {
        clearTimeout(leaving);
        left();
      },
    };
  }, []);

  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      anchor.addEventListener(type, listener, { signal: listening.signal });
    const open = (event: Event) => latest.current.onFocus?.(event);
    let byTouch = false;
    let wasOpen = false;

    for (const [type, handler] of Object.entries(handlerOf)) {
      listen(type, (event) => {
        if ("pointerType" in event) byTouch = event.pointerType === "touch";
        // Radix closes on a press. A finger can't hover: its press opens, and closes in turn.
        if (type === "pointerdown") wasOpen = isOpen(anchor);
        if (byTouch && (type === "pointerdown" || type === "click")) return;
        latest.current[handler]?.(event);
      });
    }
    listen("pointerup", (event) => {
      if (byTouch) (wasOpen ? bubble.close : open)(event);
    });
    listen("pointerenter", bubble.stay);
    listen("pointerleave", () => {
      if (!byTouch) (isOpen(anchor) ? bubble.leave : bubble.leaveNow)();
    });

    // The pointer or the focus came before the library did, or before this anchor was taken up.
    if (anchor.matches(":focus-visible")) open(new Event("focus"));
    else if (anchor.matches(":hover")) latest.current.onPointerMove?.(new Event("pointermove"));
    return () => {
      listening.abort();
      bubble.leaveNow();
    };
  }, [anchor, bubble]);

  return bubble;
}
