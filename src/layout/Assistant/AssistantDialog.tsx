import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import type { AssistantTopic } from "../../model/lists";
import { keepFocusInside } from "../ConsentBanner/keep-focus-inside";
import styles from "./AssistantDialog.module.scss";
import { ChatLink } from "./ChatLink";
import { TopicDetail } from "./TopicDetail";
import { TopicList } from "./TopicList";

export type AssistantDialogProps = {
  topics: AssistantTopic[];
  whatsapp: string;
  onClose: () => void;
};

/**
 * The assistant, open: the list of topics, or one of them. Each choice is a link to a chat, and closes it.
 *
 * Modal by its veil, its round of the focus and `aria-modal`, not by `showModal()`: that makes the page inert,
 * which styles each of its elements anew and holds a slow phone for 50 to 90 ms.
 */
export function AssistantDialog({ topics, whatsapp, onClose }: AssistantDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [topic, setTopic] = useState<AssistantTopic | null>(null);
  /** The topic just left, whose button takes the focus back. */
  const [left, setLeft] = useState<string | null>(null);
  const title = useId();

  const close = (): void => dialog.current?.close();

  const closeOnPress = (event: MouseEvent): void => {
    // The focus stays inside, for the dialog to give back.
    event.preventDefault();
    close();
  };

  useEffect(() => {
    const element = dialog.current;
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") element?.close();
    };
    element?.show();
    element?.addEventListener("keydown", keepFocusInside);
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, []);

  return (
    <>
      <div role="presentation" className={styles.veil} onMouseDown={closeOnPress} />
      <dialog ref={dialog} aria-modal="true" aria-labelledby={title} className={styles.dialog} onClose={onClose}>
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={title} className={styles.title}>
              {"Comment puis-je vous aider\u202f?"}
            </h2>
            <button type="button" className={styles.close} aria-label="Fermer" onClick={close}>
              <Icon name="x" />
            </button>
          </div>
          {topic ? (
            <TopicDetail
              topic={topic}
              whatsapp={whatsapp}
              onBack={() => {
                setLeft(topic.key);
                setTopic(null);
              }}
              onChoice={close}
            />
          ) : (
            <TopicList topics={topics} focused={left} onChoose={setTopic} />
          )}
          <div className={styles.foot}>
            <ChatLink whatsapp={whatsapp} request={{}} onFollow={close}>
              Discussion générale
            </ChatLink>
            <p className={styles.notice}>
              La conversation s’ouvre dans WhatsApp, avec un message que vous pourrez modifier.
            </p>
          </div>
        </div>
      </dialog>
    </>
  );
}
