import { type PointerEvent, type ReactNode, useId, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Bubble } from "./Bubble";
import { useTooltip } from "./useTooltip";

type Props = { text: string; className?: string | undefined; children: ReactNode };

const neverChanges = () => () => undefined;

/**
 * A button whose only role is to show a tooltip (WAI-ARIA, tooltip pattern). Its description is rendered even while the
 * bubble is closed, since a phone's screen reader has no hover, but in the browser only, to keep the HTML small.
 */
export function Tooltip({ text, className, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const { open, hide, toggle, focus, enter, leave } = useTooltip();
  /** Touch has no hover: a press opens the tooltip. */
  const hovers = (then: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== "touch") then();
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={className}
        aria-describedby={inBrowser ? id : undefined}
        onClick={toggle}
        onFocus={(event) => focus(event.currentTarget)}
        onBlur={hide}
        onPointerEnter={hovers(enter)}
        onPointerLeave={hovers(leave)}
      >
        {children}
      </button>
      {inBrowser && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {open &&
        createPortal(
          <Bubble anchor={anchor} onClose={hide} onEnter={enter} onLeave={leave}>
            {text}
          </Bubble>,
          document.body,
        )}
    </>
  );
}
