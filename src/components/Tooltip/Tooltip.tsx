import { type PointerEvent, type ReactNode, useId, useSyncExternalStore } from "react";
import styles from "./Tooltip.module.scss";
import { useTooltip } from "./useTooltip";

type Props = { text: string; className?: string | undefined; children: ReactNode };

const neverChanges = () => () => undefined;

/**
 * A button whose only role is to show a tooltip (WAI-ARIA, tooltip pattern), above the nearest positioned ancestor. It
 * is there, hidden, even while closed, since a phone's screen reader has no hover, but in the browser only, to keep the
 * HTML small.
 */
export function Tooltip({ text, className, children }: Props) {
  const id = useId();
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const { box, open, hide, toggle, focus, enter, leave } = useTooltip();
  /** Touch has no hover: a press opens the tooltip. */
  const hovers = (then: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== "touch") then();
  };
  return (
    <span ref={box} onPointerEnter={hovers(enter)} onPointerLeave={hovers(leave)}>
      <button
        type="button"
        className={className}
        aria-describedby={inBrowser ? id : undefined}
        onClick={toggle}
        onFocus={(event) => focus(event.currentTarget)}
        onBlur={hide}
      >
        {children}
      </button>
      {inBrowser && (
        <span id={id} role="tooltip" hidden={!open} className={styles.bubble}>
          {text}
        </span>
      )}
    </span>
  );
}
