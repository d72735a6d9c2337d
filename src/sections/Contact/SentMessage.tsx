import { useEffect, useRef } from "react";
import { Button } from "../../components/Button/Button";
import { SentMark } from "../../components/SentMark/SentMark";
import { contactFields, contactLabels, type ContactMessage } from "../../shared/contact-message";
import styles from "./SentMessage.module.scss";

type Props = {
  message: ContactMessage;
  /** Whether to focus the panel; false if the visitor is already typing another message. */
  takesFocus: boolean;
  booking: string;
};

/** Confirmation: the message sent, and what comes next. */
export function SentMessage({ message, takesFocus, booking }: Props) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    panel.current?.querySelector("h4")?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [message, takesFocus]);

  return (
    <div ref={panel} className={styles.panel}>
      <SentMark />
      <div>
        <h4 tabIndex={-1} className={styles.title}>
          {"Message envoyé\u202F!"}
        </h4>
        <p>Je vous recontacterai dans les plus brefs délais.</p>
      </div>
      <dl className={styles.sent}>
        {contactFields.map((field) => (
          <div key={field}>
            <dt>{contactLabels[field]}</dt>
            <dd>{message[field]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.next}>
        {"Une date vous irait mieux\u202F?"}
        <Button href={booking} variant="secondary">
          {"Réserver 30\u00a0min"}
        </Button>
      </p>
    </div>
  );
}
