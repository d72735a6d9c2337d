import { useEffect, useId, useRef, useState } from "react";
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
 * The assistant, open: the list of topics, or one of them. A native modal dialog brings Escape,
 * the inert page behind and the return of the focus. Each choice is a link to a chat, and closes it.
 */
export function AssistantDialog({ topics, whatsapp, onClose }: AssistantDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [topic, setTopic] = useState<AssistantTopic | null>(null);
  /** The topic just left, whose button takes the focus back. */
  const [left, setLeft] = useState<string | null>(null);
  const title = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.addEventListener("keydown", keepFocusInside);
    // The content fills the dialog: what is pressed on the element itself is its backdrop.
    element?.addEventListener("pointerdown", (event) => event.target === element && element.close());
  }, []);

  const close = (): void => dialog.current?.close();

  return (
    <dialog ref={dialog} aria-labelledby={title} className={styles.dialog} onClose={onClose}>
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id={title} className={styles.title}>
            {"Comment puis-je vous aider\u202f?"}
          </h2>
          <button type="button" className={styles.close} aria-label="Fermer" onClick={close}>
            <Icon name="x" />
          </button>
        </header>
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
        <footer className={styles.foot}>
          <ChatLink whatsapp={whatsapp} request={{}} onFollow={close}>
            Discussion générale
          </ChatLink>
          <p className={styles.notice}>
            La conversation s’ouvre dans WhatsApp, avec un message que vous pourrez modifier.
          </p>
        </footer>
      </div>
    </dialog>
  );
}
