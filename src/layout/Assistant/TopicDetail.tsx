import { useEffect, useRef } from "react";
import { Button } from "../../components/Button/Button";
import { Icon } from "../../components/Icon/Icon";
import type { AssistantTopic } from "../../model/list-entries";
import styles from "./AssistantDialog.module.scss";
import { ChatLink } from "./ChatLink";
import { chatAddress } from "./message";

type Props = { topic: AssistantTopic; whatsapp: string; onBack: () => void; onChoice: () => void };

export function TopicDetail({ topic: { title: topic, useCases }, whatsapp, onBack, onChoice }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The focused button was hidden: focus the heading of the new view.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section>
      <Button variant="secondary" onClick={onBack}>
        <Icon name="arrow-left" size={18} />
        Retour aux sujets
      </Button>
      <h3 ref={heading} tabIndex={-1} className={styles.subject}>
        {topic}
      </h3>
      <ul className={styles.list}>
        {useCases.map((useCase) => (
          <li key={useCase}>
            <ChatLink href={chatAddress(whatsapp, { topic, useCase })} onClick={onChoice}>
              {useCase}
            </ChatLink>
          </li>
        ))}
      </ul>
      <div className={styles.whole}>
        <ChatLink href={chatAddress(whatsapp, { topic })} onClick={onChoice}>
          Parler de ce sujet
        </ChatLink>
      </div>
    </section>
  );
}
