import { type ReactNode, useState } from "react";
import { Button } from "../../components/Button/Button";
import { closeDialog, Dialog } from "../../components/Dialog/Dialog";
import { EntryIcon, Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import type { AssistantTopic } from "../../collections/assistant";
import { Text } from "../../components/Text/Text";
import styles from "./AssistantDialog.module.scss";
import { chatAddress, type Subject } from "./message";

export type AssistantDialogProps = { topics: AssistantTopic[]; whatsapp: string };

/** The control that had the focus is unmounted with its view: gives the focus to an element of the next one. */
const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** The assistant's dialog: the list of topics, or one topic. Each choice links to a chat, and closes the dialog. */
export function AssistantDialog({ topics, whatsapp }: AssistantDialogProps) {
  /** The last topic chosen, and whether it is shown. */
  const [topic, setTopic] = useState<AssistantTopic>();
  const [detailed, setDetailed] = useState(false);

  const chat = (label: ReactNode, subject: Subject) => (
    <Link href={chatAddress(whatsapp, subject)} className={`beside ${styles.choice}`} onClick={closeDialog}>
      {label}
      <Icon name="arrow-up-right" size={18} />
    </Link>
  );

  return (
    <Dialog labelledBy="assistant-titre" className={styles.dialog} lightDismiss>
      <div className={styles.content}>
        <div className={`beside ${styles.head}`}>
          <Text as="h2" id="assistant-titre" className={styles.title}>
            {"Comment puis-je vous aider\u202f?"}
          </Text>
          <button type="button" className="iconButton" aria-label="Fermer" onClick={closeDialog}>
            <Icon name="x" />
          </button>
        </div>
        {/* Firefox makes a scroll container focusable: useless here, its links are. */}
        <div className={styles.scroller} tabIndex={-1}>
          {topic && detailed ? (
            <section>
              <Button variant="secondary" className={styles.back} onClick={() => setDetailed(false)}>
                <Icon name="arrow-left" size={18} />
                Retour aux sujets
              </Button>
              <h3 ref={focusOnMount} tabIndex={-1} className={styles.topicTitle}>
                {topic.title}
              </h3>
              <ul className={`stack ${styles.list}`}>
                {topic.useCases.map((useCase) => (
                  <li key={useCase}>{chat(useCase, { topic: topic.title, useCase })}</li>
                ))}
              </ul>
              <div className={styles.wholeTopic}>{chat("Parler de ce sujet", { topic: topic.title })}</div>
            </section>
          ) : (
            <ul className={`stack ${styles.list}`}>
              {topics.map((entry) => (
                <li key={entry.key}>
                  <button
                    ref={entry === topic ? focusOnMount : undefined}
                    type="button"
                    className={`beside ${styles.choice}`}
                    onClick={() => {
                      setTopic(entry);
                      setDetailed(true);
                    }}
                  >
                    <EntryIcon name={entry.icon} />
                    <span className={styles.topic}>
                      <Text as="strong">{entry.title}</Text>
                      <Text as="small" className="quiet small">
                        {entry.description}
                      </Text>
                    </span>
                    <Icon name="arrow-right" size={18} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.foot}>
          {chat(
            <>
              <Icon name="message-circle" />
              <strong className={styles.topic}>Discussion générale</strong>
            </>,
            {},
          )}
          <Text className={`quiet small ${styles.notice}`}>
            La conversation s’ouvre dans WhatsApp, avec un message que vous pourrez modifier.
          </Text>
        </div>
      </div>
    </Dialog>
  );
}
