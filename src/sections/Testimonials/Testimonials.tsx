import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type CSSProperties, startTransition, useEffect, useRef, useState } from "react";
import { Measure, type MeasureTexts } from "../../components/Measure/Measure";
import { useOnScreen } from "../../components/motion/useOnScreen";
import { caseSizes, Picture } from "../../components/Picture/Picture";
import { Quote, type Testimonial } from "../../components/Quote/Quote";
import { PauseButton, RoundButton } from "../../components/RoundButton/RoundButton";
import { Section } from "../../components/Section/Section";
import type { Home } from "../../collections/home";
import styles from "./Testimonials.module.scss";
import { type Direction, useCarousel } from "./useCarousel";

/** A testimonial, and the case that it is about: what was built and what changed. */
type ProvenTestimonial = Testimonial & {
  proof?: { image: IGatsbyImageData; imageAlt: string; measure?: MeasureTexts | undefined } | undefined;
};

const TestimonialItem = ({ item, item: { proof } }: { item: ProvenTestimonial }) => (
  <li className={styles.item}>
    <Quote testimonial={item} />
    {proof && (
      <div className={styles.proof}>
        <Picture image={proof.image} alt={proof.imageAlt} className={styles.picture} sizes={caseSizes} />
        {proof.measure && <Measure measure={proof.measure} />}
      </div>
    )}
  </li>
);

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: -1, ArrowRight: 1 };

/** React 18 has no `inert` prop, but passes unknown lower-case attributes through. */
const inert = { "aria-hidden": true, inert: "" };

type CarouselProps = { items: readonly ProvenTestimonial[] };

/**
 * An endless carousel. It scrolls natively (touch, wheel) and with the arrow keys; a duplicate of the list, inert, is added
 * once it is near, to close the loop.
 */
function Carousel({ items }: CarouselProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  /** A single testimonial doesn't go round. */
  const loops = items.length > 1;
  const move = useCarousel(strip, loops && !paused);

  const near = useOnScreen(strip, "100% 0px");
  const [hasCopy, setHasCopy] = useState(false);
  useEffect(() => {
    // Rendered in slices, between which a press is answered: it is as long as the list.
    if (near) startTransition(() => setHasCopy(loops));
  }, [near, loops]);

  const list = items.map((item, index) => <TestimonialItem key={index} item={item} />);
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
        style={{ "--count": `"${items.length}"` } as CSSProperties}
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
        <ul className={styles.list}>{list}</ul>
        {hasCopy && (
          <ul className={`${styles.list} ${styles.copy}`} {...inert}>
            {list}
          </ul>
        )}
      </div>
    </>
  );
}

type Props = CarouselProps & { texts: Home["testimonials"] };

/** Client testimonials. */
export const Testimonials = ({ texts, items }: Props) => (
  <Section id="temoignages" title={texts.title} intro={texts.intro} layout="bleed">
    <Carousel items={items} />
  </Section>
);
