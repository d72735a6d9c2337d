import { type ReactNode, Suspense } from "react";
import { Unbroken } from "../Unbroken/Unbroken";
import styles from "./Section.module.scss";

type Props = {
  id: string;
  title: string;
  intro?: string;
  /** Quietly alternates between the page's ground and a deeper one; one band of a page stands out in green. */
  ground?: "paper" | "deep" | "band";
  /** Less air around a band that is looked at in passing. */
  tight?: boolean;
  /** `h3` for a band that stands inside another. */
  level?: "h2" | "h3";
  /**
   * `split`: the heading stays in a column at the left of wide screens;
   * `bleed`: the content runs from one edge of the window to the other.
   */
  layout?: "stacked" | "split" | "bleed";
  children: ReactNode;
};

/** A band of a page: an anchor, a heading, an introduction, a content. */
export function Section({
  id,
  title,
  intro,
  ground = "paper",
  tight = false,
  level: Heading = "h2",
  layout = "stacked",
  children,
}: Props) {
  const bleed = layout === "bleed";
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titre`}
      className={[styles.section, styles[ground], tight && styles.tight].filter(Boolean).join(" ")}
    >
      {/* React hydrates what stands inside in a task of its own, first where the visitor presses. */}
      <Suspense>
        <div className={layout === "split" ? `${styles.inner} ${styles.split}` : styles.inner}>
          <header className={styles.head}>
            <Heading id={`${id}-titre`} className={styles.title}>
              <Unbroken text={title} />
            </Heading>
            {intro && (
              <p className={styles.intro}>
                <Unbroken text={intro} />
              </p>
            )}
          </header>
          {!bleed && children}
        </div>
        {bleed && <div className={styles.bleed}>{children}</div>}
      </Suspense>
    </section>
  );
}
