import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { forwardRef, useEffect, useImperativeHandle, useRef } from "react";
import styles from "./AnchoredTooltip.module.scss";

type Props = { anchor: HTMLElement };

/** The tooltip of an element that already stands on the page, after 700 ms, 300 ms from one to the next. */
export function AnchoredTooltip({ anchor }: Props) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      <Root>
        <Trigger asChild>
          <Bridge anchor={anchor} />
        </Trigger>
        <Portal>
          <Content className={styles.tooltip} sideOffset={6} collisionPadding={12}>
            {anchor.dataset.tooltip}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}

const handlerOf = {
  pointermove: "onPointerMove",
  pointerleave: "onPointerLeave",
  pointerdown: "onPointerDown",
  focus: "onFocus",
  blur: "onBlur",
  click: "onClick",
} as const;

/** What Radix hands to its trigger. It reads nothing of an event that a native one does not have. */
type Handed = Partial<Record<(typeof handlerOf)[keyof typeof handlerOf], (event: Event) => void>> & {
  "aria-describedby"?: string;
};

/**
 * Stands where Radix expects its trigger and passes everything on to the real element.
 * Wrapping the element itself once the library has come would create it anew, and with
 * that lose its focus.
 */
const Bridge = forwardRef<HTMLElement, Handed & Props>(function Bridge({ anchor, ...handed }, ref) {
  const latest = useRef<Handed>(handed);
  const description = handed["aria-describedby"];

  useImperativeHandle(ref, () => anchor, [anchor]);

  useEffect(() => {
    latest.current = handed;
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let byTouch = false;
    let wasOpen = false;
    const open = (event: Event) => latest.current.onFocus?.(event);
    const close = (event: Event) => latest.current.onBlur?.(event);

    for (const [type, handler] of Object.entries(handlerOf)) {
      const pass = (event: Event): void => {
        if ("pointerType" in event) byTouch = event.pointerType === "touch";
        // Radix closes on a press. A finger can't hover: its press opens, and closes in turn.
        if (type === "pointerdown") wasOpen = anchor.hasAttribute("aria-describedby");
        if (byTouch && (type === "pointerdown" || type === "click")) return;
        latest.current[handler]?.(event);
      };
      anchor.addEventListener(type, pass, { signal });
    }
    const tap = (event: PointerEvent): void => {
      if (event.pointerType === "touch") (wasOpen ? close : open)(event);
    };
    anchor.addEventListener("pointerup", tap, { signal });

    // The pointer or the focus came before the library did.
    if (anchor.matches(":focus-visible")) open(new Event("focus"));
    else if (anchor.matches(":hover")) latest.current.onPointerMove?.(new Event("pointermove"));
    return () => listening.abort();
  }, [anchor]);

  useEffect(() => {
    if (description === undefined) return undefined;
    anchor.setAttribute("aria-describedby", description);
    return () => anchor.removeAttribute("aria-describedby");
  }, [anchor, description]);

  return null;
});
