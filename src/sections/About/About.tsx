import { Icon } from "../../components/Icon/Icon";
import { Section } from "../../components/Section/Section";
import type { Home } from "../../model/site";
import styles from "./About.module.scss";

type Props = { texts: Home["about"] };

/** Who the provider is, and what he or she commits to. */
export function About({ texts }: Props) {
  return (
    <Section id="apropos" title={texts.title} intro={texts.intro} layout="split">
      <div className={styles.story}>
        {texts.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className={styles.values}>
        {texts.values.map(({ icon, title, description }) => (
          <li key={title} className={styles.value}>
            <Icon name={icon} size={26} className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
