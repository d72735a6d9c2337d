import { type ReactNode, Suspense } from "react";
import { NoHyphenBreak } from "../NoHyphenBreak/NoHyphenBreak";
import styles from "./Section.module.scss";

type Props = {
  id: string;
  title: string;
  intro?: string;
  /** `deep` alternates with the page's own; `band` is the green one, for a single section. */
  background?: "deep" | "band";
  tight?: boolean;
  /** `split`: heading in a left column on wide screens; `bleed`: content as wide as the viewport. */
  layout?: "stacked" | "split" | "bleed";
  children: ReactNode;
};

/** A section of a page: anchor, heading, introduction, content. */
export function Section({ id, title, intro, background, tight, layout = "stacked", children }: Props) {
  const bleed = layout === "bleed";
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titre`}
      className={[styles.section, background && styles[background], tight && styles.tight].filter(Boolean).join(" ")}
    >
      {/* React hydrates each boundary in its own task, first the one the visitor interacts with. */}
      <Suspense>
        <div className={layout === "split" ? `${styles.inner} ${styles.split}` : styles.inner}>
          <header className={styles.head}>
            <h2 id={`${id}-titre`}>
              <NoHyphenBreak text={title} />
            </h2>
            {intro && (
              <p className={styles.intro}>
                <NoHyphenBreak text={intro} />
              </p>
            )}
          </header>
          {!bleed && children}
        </div>
        {bleed && children}
      </Suspense>
    </section>
  );
}
