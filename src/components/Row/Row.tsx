import { type ReactElement, useRef } from "react";
import { RoundButton } from "../RoundButton/RoundButton";
import { useMedia } from "../motion/useMedia";
import styles from "./Row.module.scss";

type Props = {
  /** What stands in it, in the plural: «Projets». */
  name: string;
  /** Names of its two arrows. */
  previous: string;
  next: string;
  /** The list, which its owner lays out as a grid from 48em up. */
  children: ReactElement;
};

/** A list that becomes, on a phone, a row to swipe, each entry nearly as wide as the window. */
export function Row({ name, previous, next, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  // What scrolls is reached with the keyboard; what does not is no stop.
  const scrolls = useMedia("not all and (min-width: 48em)");
  const reachable = scrolls && { role: "region", "aria-label": `${name} à faire défiler`, tabIndex: 0 };

  /** By most of what is in sight: the row stops at an entry. */
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
