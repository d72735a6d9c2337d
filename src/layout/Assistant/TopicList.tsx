import { useEffect, useRef } from "react";
import { EntryIcon } from "../../components/Icon/Icon";
import type { AssistantTopic } from "../../model/list-entries";
import styles from "./TopicList.module.scss";

type Props = {
  topics: AssistantTopic[];
  /** Key of the topic whose button is focused, on return from that topic. */
  focused: string | null;
  onChoose: (topic: AssistantTopic) => void;
};

export function TopicList({ topics, focused, onChoose }: Props) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => button.current?.focus(), []);

  return (
    <ul className={styles.topics}>
      {topics.map((topic) => (
        <li key={topic.key}>
          <button
            ref={topic.key === focused ? button : undefined}
            type="button"
            className={styles.topic}
            onClick={() => onChoose(topic)}
          >
            <EntryIcon name={topic.icon} className={styles.icon} />
            <span className={styles.texts}>
              <span className={styles.title}>{topic.title}</span>
              <span className={styles.description}>{topic.description}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
