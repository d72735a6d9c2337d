import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/Button/Button";
import { SentMark } from "../../components/SentMark/SentMark";
import { Text } from "../../components/Text/Text";
import { contactFields, contactLabels, type ContactMessage } from "../../shared/contact-message";
import styles from "./SentMessage.module.scss";

/**
 * An address with its domain as people write it, «café.fr» for «xn--caf-dma.fr» (RFC 5891): browsers and the form
 * convert the domain to ASCII. The decoder is loaded for such an address only; if it cannot be, the address stays as it is.
 */
function useReadableAddress(address: string): string {
  const [decoded, setDecoded] = useState({ address, readable: address });

  useEffect(() => {
    if (!/[@.]xn--/i.test(address)) return;
    // With its slash, the package rather than Node's deprecated module of the same name.
    import("punycode/").then(
      ({ toUnicode }) => setDecoded({ address, readable: toUnicode(address) }),
      () => undefined,
    );
  }, [address]);

  return decoded.address === address ? decoded.readable : address;
}

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
    // The whole panel; where the window is too low for that, the panel's title.
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
