import { useEffect, useRef } from "react";
import { Button } from "../../components/Button/Button";
import { SentMark } from "../../components/SentMark/SentMark";
import { contactFields, contactLabels, type ContactMessage } from "../../shared/contact-message";
import { Text } from "../../components/Text/Text";
import styles from "./SentMessage.module.scss";
import { useReadableAddress } from "./useReadableAddress";

export type SentMessageProps = {
  message: ContactMessage;
  /** Whether to focus the panel; false if the visitor is already typing another message. */
  takesFocus: boolean;
  /** When the provider answers. */
  answer?: string | null | undefined;
  /** URL of the booking page, if there is one. */
  booking?: string | null | undefined;
};

/** Confirmation: the message sent, and what comes next. */
export function SentMessage({ message, takesFocus, answer, booking }: SentMessageProps) {
  const panel = useRef<HTMLDivElement>(null);
  const sent = { ...message, email: useReadableAddress(message.email) };

  useEffect(() => {
    if (!takesFocus) return;
    const title = panel.current?.querySelector("h3");
    title?.focus({ preventScroll: true });
    // All of it; its title, where the window is too low for that.
    for (const part of [panel.current, title]) part?.scrollIntoView({ block: "nearest" });
  }, [message, takesFocus]);

  return (
    <div ref={panel} className={styles.panel} data-kept="">
      <SentMark />
      <div>
        <Text as="h3" tabIndex={-1} className="display">
          {"Message envoyé\u202F!"}
        </Text>
        <Text>Je vous recontacterai dans les plus brefs délais.</Text>
        {answer && <Text>{answer}</Text>}
      </div>
      <dl className={`stack ${styles.sent}`}>
        {contactFields.map((field) => (
          <div key={field}>
            <Text as="dt" className="quiet small">
              {contactLabels[field]}
            </Text>
            <Text as="dd">{sent[field]}</Text>
          </div>
        ))}
      </dl>
      {booking && (
        <div className={`cluster ${styles.next}`}>
          <Text>{"Préférez-vous fixer une date\u202F?"}</Text>
          <Button href={booking} variant="secondary">
            {"Réserver 30\u00a0min"}
          </Button>
        </div>
      )}
    </div>
  );
}
