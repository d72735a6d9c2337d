import { type ReactElement, useRef } from "react";
import { RoundButton } from "../RoundButton/RoundButton";
import { useMedia } from "../motion/useMedia";
import styles from "./Row.module.scss";

type Props = {
  /** Name of the list, in the plural: «Projets». */
  name: string;
  /** Accessible names of the two arrows. */
  previous: string;
  next: string;
  /** The list, laid out as a grid from 48em up by the parent. */
  children: ReactElement;
};

/** A list that becomes a horizontal scroller on a phone, each item nearly as wide as the viewport. */
export function Row({ name, previous, next, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  // Focusable only where it scrolls, for keyboard users.
  const scrolls = useMedia("not all and (min-width: 48em)");
  const reachable = scrolls && { role: "region", "aria-label": `${name} à faire défiler`, tabIndex: 0 };

  /** Scrolls by most of the visible width; scroll snapping then aligns an item. */
  const move = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 });

  return (
    <>
      <div ref={row} className={styles.row} {...reachable}>
        {children}
      </div>
      <p className={styles.arrows}>
        <RoundButton icon="arrow-left" label={previous} onClick={() => move(-1)} />
        <RoundButton icon="arrow-right" label={next} onClick={() => move(1)} />
      </p>
    </>
  );
}
