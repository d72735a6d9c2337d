import { useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "../../components/Icon/Icon";
import { Quote, type Testimonial } from "../../components/Quote/Quote";
import styles from "./QuoteStrip.module.scss";
import { useCarousel } from "./useCarousel";

type Props = { items: readonly Testimonial[] };

const neverChanges = () => () => undefined;

/** React 18 knows no `inert` property; an unknown attribute in lower case is passed on. */
const unreachable = { inert: "" };

/**
 * What clients say, in an endless strip. It scrolls natively (finger, wheel, arrow keys); the
 * copy that closes the loop is added in the browser, out of everybody's reach.
 */
export function QuoteStrip({ items }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const move = useCarousel(strip, paused);

  return (
    <>
      <div ref={strip} className={styles.strip} role="region" aria-label="Témoignages à faire défiler" tabIndex={0}>
        <ul className={styles.list}>
          {items.map((testimonial, index) => (
            <li key={index} className={styles.item}>
              <Quote testimonial={testimonial} />
            </li>
          ))}
        </ul>
        {inBrowser && (
          <ul className={styles.list} aria-hidden="true" {...unreachable}>
            {items.map((testimonial, index) => (
              <li key={index} className={styles.item}>
                <Quote testimonial={testimonial} copy />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.controls}>
        <button type="button" className={styles.control} onClick={() => move(-1)} aria-label="Témoignage précédent">
          <Icon name="arrow-left" />
        </button>
        <button type="button" className={styles.control} onClick={() => move(1)} aria-label="Témoignage suivant">
          <Icon name="arrow-right" />
        </button>
        <button type="button" className={`${styles.control} ${styles.pause}`} onClick={() => setPaused(!paused)}>
          {paused ? <Icon name="play" size={18} /> : <Icon name="pause" size={18} />}
          {paused ? "Reprendre" : "Mettre en pause"}
        </button>
      </div>
    </>
  );
}
