import { createContext, type ReactNode, Suspense, useContext } from "react";
import { Text } from "../Text/Text";
import styles from "./Section.module.scss";

/** `deep` alternates with the page's own background; `band` is the green one, for a single section. */
type Background = "deep" | "band" | undefined;

/** The backgrounds of a page's sections, by their id; a section without one has the page's own colour. */
export const Backgrounds = createContext<Partial<Record<string, Background>>>({});

/**
 * The backgrounds of the sections that a page shows, so that no two neighbours share one: the first follows one in the
 * page's own colour, as does the first after the green one.
 *
 * @param band the section that is always the green one.
 */
export function alternate<Id extends string>(shown: readonly Id[], band?: Id): Partial<Record<Id, Background>> {
  const backgrounds: Partial<Record<Id, Background>> = {};
  let deep = false;
  for (const id of shown) {
    deep = id !== band && !deep;
    backgrounds[id] = id === band ? "band" : deep ? "deep" : undefined;
  }
  return backgrounds;
}

type Props = {
  id: string;
  title: string;
  intro?: string;
  /** `split`: heading in a left column on wide screens; `bleed`: content as wide as the viewport. */
  layout?: "stacked" | "split" | "bleed";
  children: ReactNode;
};

const backgroundClasses = { deep: styles.deep, band: "onBand" };

/** A section of a page: anchor, heading, introduction, content. */
export function Section({ id, title, intro, layout = "stacked", children }: Props) {
  const background = useContext(Backgrounds)[id];
  const bleed = layout === "bleed";
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titre`}
      className={`anchored ${styles.section} ${background ? backgroundClasses[background] : ""}`}
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
