import { type ReactNode, Suspense, useContext } from "react";
import { Text } from "../Text/Text";
import { Backgrounds } from "./backgrounds";
import styles from "./Section.module.scss";

type Props = {
  id: string;
  title: string;
  intro?: string;
  /** `split`: heading in a left column on wide screens; `bleed`: content as wide as the viewport. */
  layout?: "stacked" | "split" | "bleed";
  children: ReactNode;
};

const grounds = { deep: styles.deep, band: "onBand" };

/** A section of a page: anchor, heading, introduction, content. */
export function Section({ id, title, intro, layout = "stacked", children }: Props) {
  const background = useContext(Backgrounds)[id];
  const bleed = layout === "bleed";
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titre`}
      className={`anchored ${styles.section} ${background ? grounds[background] : ""}`}
    >
      {/* React hydrates each boundary in its own task, first the one the visitor interacts with. */}
      <Suspense>
        <div className={layout === "split" ? `${styles.inner} ${styles.split}` : styles.inner}>
          <header className={`stack ${styles.head}`}>
            <Text as="h2" id={`${id}-titre`}>
              {title}
            </Text>
            {intro && <Text className={`quiet ${styles.intro}`}>{intro}</Text>}
          </header>
          {!bleed && children}
        </div>
        {bleed && children}
      </Suspense>
    </section>
  );
}
