import { Disclosure } from "../../components/Disclosure/Disclosure";
import { EntryIcon } from "../../components/Icon/Icon";
import { Section } from "../../components/Section/Section";
import { Text } from "../../components/Text/Text";
import accent from "../../components/accent/accent.module.scss";
import type { MethodStep } from "../../collections/method";
import type { Home } from "../../collections/home";
import styles from "./Method.module.scss";

type Props = { texts: Home["method"]; items: MethodStep[] };

/** The steps of a project, then what follows its delivery, in rows that open. */
export function Method({ texts, items }: Props) {
  const { after } = texts;
  return (
    <Section id="methode" title={texts.title} intro={texts.intro}>
      <ol className={styles.steps}>
        {items.map(({ icon, title, description, color }, index) => (
          <li key={title} className={`${styles.step} ${accent[color]}`}>
            <span className={styles.marker}>
              <EntryIcon name={icon} size={26} />
            </span>
            <Text as="h3" className={styles.title}>
              <span className={`quiet small ${styles.number}`} aria-hidden="true">
                {`Étape ${index + 1}`}
              </span>
              {title}
            </Text>
            <Text className={styles.description}>{description}</Text>
          </li>
        ))}
      </ol>
      {after && (
        <div className={`stack ${styles.after}`}>
          <Text as="h3">{after.title}</Text>
          <div className={`columns halves ${styles.terms}`}>
            {after.terms.map(({ title, text }) => (
              <Disclosure key={title} title={title}>
                <Text className={`quiet ${styles.term}`}>{text}</Text>
              </Disclosure>
            ))}
          </div>
        </div>
      )}
    </Section>
  );
}
