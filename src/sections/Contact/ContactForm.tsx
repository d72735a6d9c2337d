import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { Button } from "../../components/Button/Button";
import { contactFields, contactLabels, honeypotField } from "../../shared/contact-message";
import { contactFunction } from "../../shared/function-addresses";
import { ContactField } from "./ContactField";
import { Text } from "../../components/Text/Text";
import styles from "./ContactForm.module.scss";
import { DirectContact, type Direct } from "./DirectContact";
import type { SentMessageProps } from "./SentMessage";
import { useContactForm } from "./useContactForm";

const sentText = "Message envoyé\u202F! Je vous recontacterai dans les plus brefs délais.";

type Props = {
  /** When the provider answers. */
  answer?: string | null | undefined;
  /** URL of the booking page, if there is one. */
  booking?: string | null | undefined;
  direct: Direct;
  /** Privacy notice, shown below the button. */
  children?: ReactNode;
};

/** The contact form. Without JavaScript it is a plain form, whose response is a page. */
export function ContactForm({ answer, booking, direct, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, sent, errors, failure, blocked, remaining, handleInput, handleSubmit } = useContactForm(form);
  const [SentMessage, setSentMessage] = useState<ComponentType<SentMessageProps> | null>(null);

  /** Loads what is shown once a message is sent; until then, the form says it in a few words. */
  const prepare = (): void => {
    if (SentMessage) return;
    import("./SentMessage").then(
      (loaded) => setSentMessage(() => loaded.SentMessage),
      () => undefined,
    );
  };

  const isSaid = sent && !SentMessage;

  return (
    <>
      {sent && SentMessage && (
        <SentMessage message={sent.message} takesFocus={sent.emptied} answer={answer} booking={booking} />
      )}
      <form
        ref={form}
        className={`stack ${styles.form}`}
        method="post"
        action={contactFunction}
        aria-label="Formulaire de contact"
        onInput={(event) => {
          prepare();
          handleInput(event);
        }}
        onSubmit={(event) => {
          prepare();
          void handleSubmit(event);
        }}
      >
        <Text className="quiet small">Tous les champs sont obligatoires.</Text>
        {contactFields.map((name) => (
          <ContactField
            key={name}
            name={name}
            label={contactLabels[name]}
            error={errors[name]}
            remaining={remaining[name]}
          />
        ))}
        {/* `hidden` hides it from screen readers and without styles too; bots still fill it in. */}
        <Text hidden>
          <label htmlFor="contact-site-web">Ne remplissez pas ce champ</label>
          <input id="contact-site-web" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </Text>
        <Button type="submit" disabled={sending}>
          {sending ? "Envoi en cours…" : "Envoyer le message"}
        </Button>
        {/* Before what comes later, which would move its link under a press. */}
        {children}
        <Text role="status" className={isSaid ? "" : "visuallyHidden"}>
          {sending ? "Votre message part, un instant." : isSaid ? sentText : ""}
        </Text>
        {/* A toast announces it; where there is no room for one, it is read here. */}
        {failure && <Text className={`small ${styles.failure}`}>{failure}</Text>}
        {blocked && <DirectContact {...direct} />}
      </form>
    </>
  );
}
