import type { ReactNode } from "react";
import styles from "./Section.module.scss";

type Props = {
  id: string;
  title: string;
  intro?: string;
  /** Quietly alternates between the page's ground and a deeper one. */
  ground?: "paper" | "deep";
  /** `h3` for a band that stands inside another. */
  level?: "h2" | "h3";
  children: ReactNode;
};

/** A band of a page: an anchor, a heading, an introduction, a content. */
export function Section({ id, title, intro, ground = "paper", level: Heading = "h2", children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className={`${styles.section} ${styles[ground]}`}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <Heading id={`${id}-titre`} className={styles.title}>
            {title}
          </Heading>
          {intro && <p className={styles.intro}>{intro}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
