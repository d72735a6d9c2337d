import { useEffect, useRef } from "react";
import { Icon } from "../../components/Icon/Icon";
import type { AssistantTopic } from "../../model/list-entries";
import { ChatLink } from "./ChatLink";
import styles from "./TopicDetail.module.scss";

type Props = {
  topic: AssistantTopic;
  whatsapp: string;
  onBack: () => void;
  onChoice: () => void;
};

export function TopicDetail({ topic, whatsapp, onBack, onChoice }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The focused button was removed: focus the heading of the new view.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon name="arrow-left" size={18} />
        Retour aux sujets
      </button>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {topic.title}
      </h3>
      <ul className={styles.choices}>
        {topic.useCases.map((useCase) => (
          <li key={useCase}>
            <ChatLink whatsapp={whatsapp} request={{ topic: topic.title, useCase }} onFollow={onChoice}>
              {useCase}
            </ChatLink>
          </li>
        ))}
      </ul>
      <div className={styles.whole}>
        <ChatLink whatsapp={whatsapp} request={{ topic: topic.title }} onFollow={onChoice}>
          Parler de ce sujet
        </ChatLink>
      </div>
    </section>
  );
}
