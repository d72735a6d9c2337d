import type { IGatsbyImageData } from "gatsby-plugin-image";
import { EntryIcon } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import { Section } from "../../components/Section/Section";
import type { Home } from "../../collections/home";
import { Text } from "../../components/Text/Text";
import styles from "./About.module.scss";

export type Portrait = { image: IGatsbyImageData; alt: string; caption: string };

type Props = { texts: Omit<Home["about"], "portrait">; portrait?: Portrait | undefined };

/** Presents the provider and their commitments. */
export function About({ texts, portrait }: Props) {
  return (
    <Section id="apropos" title={texts.title} intro={texts.intro} layout="split">
      {portrait && (
        <figure className={`display ${styles.portrait}`}>
          <Picture
            image={portrait.image}
            alt={portrait.alt}
            className={styles.face}
            sizes="(min-width: 64em) 22rem, (min-width: 48em) 13rem, 28vw"
          />
          <Text as="figcaption">{portrait.caption}</Text>
        </figure>
      )}
      <div className={`stack ${styles.story}`}>
        {texts.paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </div>
      <ul className={styles.values}>
        {texts.values.map(({ icon, title, description }) => (
          <li key={title} className={`stack ${styles.value}`}>
            <Text as="h3" beside className={styles.title}>
              <EntryIcon name={icon} size={26} className={styles.icon} />
              {title}
            </Text>
            <Text className="quiet">{description}</Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
