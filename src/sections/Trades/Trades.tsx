import { Fragment, useState } from "react";
import { CaseTeaser, type CaseTeaserStory } from "../../components/CaseTeaser/CaseTeaser";
import { Text } from "../../components/Text/Text";
import styles from "./Trades.module.scss";

/** A trade, and the case that speaks to it. */
export type Trade = CaseTeaserStory & { trade: string; sentence: string };

type Props = { title: string; items: readonly Trade[] };

const name = "metier";

/**
 * The trade chosen before the scripts came, or put back by the browser on a reload: hydration checks again the one that
 * the HTML had checked.
 */
function choiceInPage(): number {
  if (typeof document === "undefined") return 0;
  const radios = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
  return Math.max(
    0,
    radios.findIndex(({ checked }) => checked),
  );
}

/**
 * In the hero: a visitor chooses a trade and sees a case of it, before and after. Radio buttons, of which the
 * stylesheet shows the case of the chosen one: it answers before the scripts, and without them.
 */
export function Trades({ title, items }: Props) {
  const [first] = useState(choiceInPage);
  return (
    <div role="group" aria-labelledby={`${name}-titre`} className={styles.trades}>
      <Text as="h2" id={`${name}-titre`} className={styles.title}>
        {title}
      </Text>
      {items.length > 1 &&
        items.map(({ trade }, index) => (
          <Fragment key={trade}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              id={`${name}-${index}`}
              defaultChecked={index === first}
            />
            <label className={styles.label} htmlFor={`${name}-${index}`}>
              {trade}
            </label>
          </Fragment>
        ))}
      <div className={styles.cases}>
        {items.map(({ trade, ...story }) => (
          <CaseTeaser key={trade} story={story} />
        ))}
      </div>
    </div>
  );
}
