import { EntryIcon } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import { Row } from "../../components/Row/Row";
import { Section } from "../../components/Section/Section";
import { NoHyphenBreak } from "../../components/NoHyphenBreak/NoHyphenBreak";
import type { Home } from "../../collections/home";
import styles from "./About.module.scss";
import type { Portrait } from "./portrait";

type Props = { texts: Omit<Home["about"], "portrait">; portrait?: Portrait | undefined };

/** Presents the provider and their commitments. */
export function About({ texts, portrait }: Props) {
  return (
    <Section id="apropos" title={texts.title} intro={texts.intro} layout="split">
      <div className={styles.story}>
        {portrait && (
          <figure className={styles.portrait}>
            <Picture image={portrait.image} alt={portrait.alt} className={styles.face} sizes="9rem" />
            <figcaption>{portrait.caption}</figcaption>
          </figure>
        )}
        {texts.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <NoHyphenBreak text={paragraph} />
          </p>
        ))}
      </div>
      <div className={styles.commitments}>
        <Row name="Engagements" previous="Engagements précédents" next="Engagements suivants">
          <ul className={styles.values}>
            {texts.values.map(({ icon, title, description }) => (
              <li key={title} className={styles.value}>
                <EntryIcon name={icon} size={26} className={styles.icon} />
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.description}>{description}</p>
              </li>
            ))}
          </ul>
        </Row>
      </div>
    </Section>
  );
}
