import { type ReactElement, useRef } from "react";
import { RoundButton } from "../RoundButton/RoundButton";
import { useMedia } from "../motion/useMedia";
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
 * A list named in the plural («Projets»), laid out by the parent from 48em up. Below, a horizontal scroller of items
 * nearly as wide as the viewport, with two arrows named `previous` and `next`.
 */
export function Row({ name, previous, next, count, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  // Focusable only where it scrolls, for keyboard users.
  const isNarrow = useMedia("not all and (min-width: 48em)");
  const scrolls = isNarrow && count > 1;
  const focusable = scrolls && { role: "region", "aria-label": `${name} à faire défiler`, tabIndex: 0 };

  /** Scrolls by most of the visible width; scroll snapping then aligns an item. */
  const move = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 });

  return (
    <>
      <div ref={row} className={styles.row} {...focusable}>
        {children}
      </div>
      {count > 1 && (
        <Text className={`scripted ${styles.arrows}`}>
          <RoundButton icon="arrow-left" label={previous} onClick={() => move(-1)} />
          <RoundButton icon="arrow-right" label={next} onClick={() => move(1)} />
        </Text>
      )}
    </>
  );
}
