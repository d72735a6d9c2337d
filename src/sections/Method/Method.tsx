import { EntryIcon } from "../../components/Icon/Icon";
import { Row } from "../../components/Row/Row";
import { Section } from "../../components/Section/Section";
import { NoHyphenBreak } from "../../components/NoHyphenBreak/NoHyphenBreak";
import accent from "../../components/accent/accent.module.scss";
import type { MethodStep } from "../../collections/method";
import type { Home } from "../../collections/home";
import styles from "./Method.module.scss";

type Props = { texts: Home["method"]; items: MethodStep[] };

/** The steps of a project, then what is included after delivery. */
export function Method({ texts, items }: Props) {
  const { after } = texts;
  return (
    <Section id="methode" title={texts.title} intro={texts.intro} background="deep">
      <ol className={styles.steps}>
        {items.map(({ icon, title, description, color }, index) => (
          <li key={title} className={`${styles.step} ${accent[color]}`}>
            <span className={styles.marker}>
              <EntryIcon name={icon} size={26} />
            </span>
            <h3 className={styles.title}>
              <span className={styles.number} aria-hidden="true">
                Étape {index + 1}
              </span>
              {title}
            </h3>
            <p className={styles.description}>
              <NoHyphenBreak text={description} />
            </p>
          </li>
        ))}
      </ol>
      {after && (
        <div className={styles.after}>
          <h3>{after.title}</h3>
          <Row name="Conditions" previous="Conditions précédentes" next="Conditions suivantes">
            <dl className={styles.terms}>
              {after.terms.map(({ title, text }) => (
                <div key={title} className={styles.condition}>
                  <dt className={styles.term}>{title}</dt>
                  <dd className={styles.description}>
                    <NoHyphenBreak text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </Row>
        </div>
      )}
    </Section>
  );
}
