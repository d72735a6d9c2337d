import { EntryIcon } from "../../components/Icon/Icon";
import type { AssistantTopic } from "../../model/list-entries";
import styles from "./AssistantDialog.module.scss";

type Props = {
  topics: AssistantTopic[];
  /** While a topic is shown. */
  hidden: boolean;
  onChoose: (topic: AssistantTopic, button: HTMLButtonElement) => void;
};

export const TopicList = ({ topics, hidden, onChoose }: Props) => (
  <ul className={styles.list} hidden={hidden}>
    {topics.map((topic) => (
      <li key={topic.key}>
        <button type="button" className={styles.choice} onClick={(event) => onChoose(topic, event.currentTarget)}>
          <EntryIcon name={topic.icon} />
          <span className={styles.topic}>
            <strong>{topic.title}</strong>
            <small>{topic.description}</small>
          </span>
        </button>
      </li>
    ))}
  </ul>
);
