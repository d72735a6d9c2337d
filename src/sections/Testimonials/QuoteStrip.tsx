import { type CSSProperties, useDeferredValue, useRef, useState } from "react";
import { useNear } from "../../components/motion/useNear";
import { PauseButton } from "../../components/RoundButton/RoundButton";
import { RoundButton } from "../../components/RoundButton/RoundButton";
import type { Direction } from "./carousel";
import styles from "./QuoteStrip.module.scss";
import { useCarousel } from "./useCarousel";
import { type Voice, VoiceItem } from "./VoiceItem";

type Props = { items: readonly Voice[] };

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: -1, ArrowRight: 1 };

/** React 18 has no `inert` prop, but passes unknown lower-case attributes through. */
const inert = { inert: "" };

/**
 * An endless carousel of testimonials. It scrolls natively (touch, wheel) and with the arrow keys;
 * a duplicate of the list, inert, is added once it is near, to close the loop.
 */
export function QuoteStrip({ items }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  /** A single voice doesn't go round. */
  const loops = items.length > 1;
  const move = useCarousel(strip, paused || !loops);

  /** Rendered when it will serve, and in slices, between which a press is answered: it is as long as the list. */
  const hasCopy = useDeferredValue(useNear(strip)) && loops;

  return (
    <>
      {loops && (
        <div className={`cluster scripted ${styles.controls}`}>
          <PauseButton paused={paused} className={styles.pause} onToggle={setPaused} />
          <RoundButton icon="arrow-left" label="Témoignage précédent" onClick={() => move(-1)} />
          <RoundButton icon="arrow-right" label="Témoignage suivant" onClick={() => move(1)} />
        </div>
      )}
      <div
        ref={strip}
        className={styles.strip}
        style={{ "--voices": `"${items.length}"` } as CSSProperties}
        role="region"
        aria-label={loops ? "Témoignages à faire défiler" : "Témoignage"}
        tabIndex={loops ? 0 : undefined}
        onKeyDown={(event) => {
          const direction = directions[event.key];
          if (direction === undefined || event.target !== strip.current) return;
          // Firefox scrolls by less than an item, then snaps back.
          event.preventDefault();
          move(direction);
        }}
      >
        <ul className={styles.list}>
          {items.map((voice, index) => (
            <VoiceItem key={index} voice={voice} />
          ))}
        </ul>
        {hasCopy && (
          <ul className={`${styles.list} ${styles.copy}`} aria-hidden="true" {...inert}>
            {items.map((voice, index) => (
              <VoiceItem key={index} voice={voice} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
