import { type PointerEvent, type ReactNode, useCallback, useEffect, useId, useRef, useSyncExternalStore } from "react";
import { useDismissal } from "../dismissal/useDismissal";
import { Text } from "../Text/Text";
import styles from "./Tooltip.module.scss";

/** Hover delay before a tooltip opens; none within `SKIP_DELAY` of another tooltip. In milliseconds. */
const DELAY = 700;
const SKIP_DELAY = 300;

/** Time for the pointer to cross the gap to the bubble (WCAG 1.4.13), in milliseconds. */
const CROSSING_TIME = 150;

/** Shared by all tooltips, as one at most is open: its id; when one was last open (performance.now). */
let openId: string | undefined;
let lastOpenAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Opens a tooltip instead of the open one; none without an `id`. */
function setOpen(id?: string): void {
  clearTimeout(timer);
  if (openId) lastOpenAt = performance.now();
  openId = id;
  for (const listener of listeners) listener();
}

function setOpenLater(delay: number, id?: string): void {
  clearTimeout(timer);
  timer = setTimeout(setOpen, delay, id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type Props = { text: string; className?: string | undefined; children: ReactNode };

/**
 * A button whose only role is to show a tooltip (WAI-ARIA, tooltip pattern), above the nearest positioned ancestor:
 * on hover after a delay, on keyboard focus at once, on a press. It is there, hidden, even while closed, since a
 * phone's screen reader has no hover, but in the browser only, to keep the HTML small.
 */
export function Tooltip({ text, className, children }: Props) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  /** `null` in the HTML. */
  const open = useSyncExternalStore(
    subscribe,
    () => openId === id,
    () => null,
  );
  const close = useCallback(() => {
    if (openId === id) setOpen();
  }, [id]);
  useEffect(() => close, [close]);
  useDismissal(box, open === true, close);

  /** Touch has no hover: a press opens the tooltip. */
  const enter = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "touch") return;
    const soon = openId ?? performance.now() - lastOpenAt < SKIP_DELAY;
    if (open) clearTimeout(timer);
    else setOpenLater(soon ? 0 : DELAY, id);
  };
  const leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "touch") return;
    if (open) setOpenLater(CROSSING_TIME);
    else clearTimeout(timer);
  };

  return (
    <span ref={box} onPointerEnter={enter} onPointerLeave={leave}>
      <button
        type="button"
        className={className}
        aria-describedby={open === null ? undefined : id}
        onClick={() => setOpen(open ? undefined : id)}
        onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && setOpen(id)}
        onBlur={close}
      >
        {children}
      </button>
      {open !== null && (
        <Text as="span" id={id} role="tooltip" hidden={!open} className={`small ${styles.bubble}`}>
          {text}
        </Text>
      )}
    </span>
  );
}
