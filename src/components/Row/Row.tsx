import { type ReactElement, useEffect, useRef, useState } from "react";
import { RoundButton } from "../RoundButton/RoundButton";
import { Text } from "../Text/Text";
import styles from "./Row.module.scss";

type Props = {
  name: string;
  previous: string;
  next: string;
  /** Number of items: a single one goes nowhere. */
  count: number;
  children: ReactElement;
};

/**
 * A list named in the plural («Projets») that scrolls sideways, as wide as the viewport, with two arrows named
 * `previous` and `next`. The list is focusable, for keyboard users, and has its arrows, only while there is more to
 * see. For other items, the list is mounted again (`key`), and begins at the first.
 */
export function Row({ name, previous, next, count, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(count > 1);

  useEffect(() => {
    const viewport = row.current;
    // Without ResizeObserver, the row is taken to scroll.
    if (!viewport || typeof ResizeObserver !== "function") return;
    const observer = new ResizeObserver(() => setScrolls(viewport.scrollWidth > viewport.clientWidth));
    observer.observe(viewport);
    return () => observer.disconnect();
  }, []);

  const focusable = scrolls && { role: "region", "aria-label": `${name} à faire défiler`, tabIndex: 0 };

  /** Scrolls by most of the visible width, from an end to the other; scroll snapping then aligns an item. */
  const move = (direction: 1 | -1) => {
    if (!row.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = row.current;
    const last = scrollWidth - clientWidth;
    // A place is not always a whole number of pixels.
    const isAtEnd = Math.abs(scrollLeft - (direction > 0 ? last : 0)) < 2;
    row.current.scrollBy({ left: direction * (isAtEnd ? -last : clientWidth * 0.8) });
  };

  return (
    <>
      <div ref={row} className={styles.row} {...focusable}>
        {children}
      </div>
      {count > 1 && (
        <Text className={`scripted ${styles.arrows}`} hidden={!scrolls}>
          <RoundButton icon="arrow-left" label={previous} onClick={() => move(-1)} />
          <RoundButton icon="arrow-right" label={next} onClick={() => move(1)} />
        </Text>
      )}
    </>
  );
}
