import type { IGatsbyImageData } from "gatsby-plugin-image";
import { EntryIcon, Icon } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import { Text } from "../../components/Text/Text";
import styles from "./NextSteps.module.scss";

export type StepsTexts = {
  /** What has just been done. */
  done: string;
  /** Who reads the message. */
  reader?: { image: IGatsbyImageData; caption: string } | undefined;
  method: readonly { icon: string; title: string }[];
};

/** The way ahead, as one thread: the message sent, who reads it, the steps of the method. */
export function NextSteps({ steps: { done, reader, method } }: { steps: StepsTexts }) {
  return (
    <section aria-labelledby="suite" className={`panel ${styles.steps}`}>
      <Text as="h2" id="suite" className="minor">
        La suite
      </Text>
      <ol className={styles.thread}>
        <li className={`${styles.step} ${styles.done}`}>
          <span className={styles.mark}>
            <Icon name="check" />
          </span>
          <Text className={styles.name}>{done}</Text>
        </li>
        {reader && (
          <li className={styles.step}>
            <span className={styles.mark}>
              <Picture image={reader.image} alt="" className={styles.face} sizes="3rem" />
            </span>
            <Text className={styles.name}>{`Lu par ${reader.caption}`}</Text>
          </li>
        )}
        {method.map((step) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.mark}>
              <EntryIcon name={step.icon} />
            </span>
            <Text className={styles.name}>{step.title}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
