import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../components/Icon/Icon";
import type { AssistantTopic } from "../../model/list-entries";
import { Dialog } from "../../components/Dialog/Dialog";
import styles from "./AssistantDialog.module.scss";
import { ChatLink } from "./ChatLink";
import { chatAddress } from "./message";
import { TopicDetail } from "./TopicDetail";
import { TopicList } from "./TopicList";

export type AssistantDialogProps = {
  topics: AssistantTopic[];
  whatsapp: string;
  onClose: () => void;
};

/** The assistant's dialog: the list of topics, or one topic. Each choice links to a chat, and closes the dialog. */
export function AssistantDialog({ topics, whatsapp, onClose }: AssistantDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<{ topic: AssistantTopic; button: HTMLButtonElement } | null>(null);
  const title = useId();

  const close = (): void => dialog.current?.close();

  const back = (): void => {
    flushSync(() => setShown(null));
    shown?.button.focus();
  };

  return (
    <Dialog dialog={dialog} labelledBy={title} className={styles.dialog} light onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={title} className={styles.title}>
            {"Comment puis-je vous aider\u202f?"}
          </h2>
          <button type="button" className={styles.close} aria-label="Fermer" onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        {/* Firefox makes a scroll container focusable: useless here, its links are. */}
        <div className={styles.talk} tabIndex={-1}>
          <TopicList
            topics={topics}
            hidden={shown !== null}
            onChoose={(topic, button) => setShown({ topic, button })}
          />
          {shown && <TopicDetail topic={shown.topic} whatsapp={whatsapp} onBack={back} onChoice={close} />}
        </div>
        <div className={styles.foot}>
          <ChatLink href={chatAddress(whatsapp, {})} onClick={close}>
            Discussion générale
          </ChatLink>
          <p className={styles.notice}>
            La conversation s’ouvre dans WhatsApp, avec un message que vous pourrez modifier.
          </p>
        </div>
      </div>
    </Dialog>
  );
}
