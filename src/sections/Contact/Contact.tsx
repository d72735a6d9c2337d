import { type ComponentType, type ReactNode, useRef, useState } from "react";
import type { Home } from "../../collections/home";
import { Button } from "../../components/Button/Button";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { Section } from "../../components/Section/Section";
import { Telephone, TelephoneLink } from "../../components/Telephone/Telephone";
import { Text } from "../../components/Text/Text";
import {
  type ContactField as Name,
  contactFields,
  contactLabels,
  fieldId,
  honeypotField,
} from "../../shared/contact-message";
import { frenchNumber } from "../../shared/french-number";
import { contactFunction } from "../../shared/function-addresses";
import { paths } from "../../shared/paths";
import styles from "./Contact.module.scss";
import type { SentMessageProps } from "./SentMessage";
import { useContactForm } from "./useContactForm";

type ContactFieldProps = {
  name: Name;
  label: string;
  error: string | undefined;
  /** Characters left; undefined unless the limit is near. */
  remaining: number | undefined;
};

function remainingText(remaining: number | undefined): string {
  if (remaining === undefined) return "";
  const count = frenchNumber(Math.abs(remaining));
  const unit = Math.abs(remaining) > 1 ? "caractères" : "caractère";
  return remaining < 0 ? `${count} ${unit} de trop.` : `Il reste ${count} ${unit}.`;
}

/**
 * A field of the contact form. Not `required`: the browser's validation bubble would come before the toast
 * (docs/contrat.md, «Dans la page»). No `maxlength`: it would silently truncate pasted text.
 */
export function ContactField({ name, label, error, remaining }: ContactFieldProps) {
  const id = fieldId(name);
  const left = remainingText(remaining);
  const described = [error !== undefined && `${id}-error`, left !== "" && `${id}-remaining`].filter(Boolean).join(" ");
  const attributes = {
    id,
    name,
    className: styles.input,
    "aria-required": true,
    "aria-invalid": error !== undefined || (remaining ?? 0) < 0 ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className={name === "message" ? styles.field : `${styles.field} ${styles.short}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {name === "name" && <input {...attributes} type="text" autoComplete="name" />}
      {name === "email" && <input {...attributes} type="email" autoComplete="email" />}
      {name === "message" && <textarea {...attributes} />}
      <Text key={error} id={`${id}-error`} className={`small ${styles.error}`}>
        {error}
      </Text>
      <Text id={`${id}-remaining`} className={`quiet small ${styles.remaining}`} aria-live="polite">
        {left}
      </Text>
    </div>
  );
}

/** The provider's own address and telephone. */
type Direct = { email: string; phone?: string | undefined };

/** Shown only after a blocked request: the served page holds no address for robots. */
function DirectContact({ email, phone }: Direct) {
  return (
    <Text className="small">
      {"Si cela recommence, écrivez à "}
      <a href={`mailto:${email}`}>{email}</a>
      {phone && (
        <>
          {" ou appelez le "}
          <TelephoneLink phone={phone} />
        </>
      )}
      {"\u00A0: ce que vous avez écrit reste dans le formulaire."}
    </Text>
  );
}

const sentText = "Message envoyé\u202F! Je vous recontacterai dans les plus brefs délais.";

type ContactFormProps = {
  /** When the provider answers. */
  answer?: string | null | undefined;
  /** URL of the booking page, if there is one. */
  booking?: string | null | undefined;
  direct: Direct;
  /** Privacy notice, shown below the button. */
  children?: ReactNode;
};

/** The contact form. Without JavaScript it is a plain form, whose response is a page. */
export function ContactForm({ answer, booking, direct, children }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, sent, errors, failure, blocked, remaining, handleInput, handleSubmit } = useContactForm(form);
  const [SentMessage, setSentMessage] = useState<ComponentType<SentMessageProps> | null>(null);

  /** Loads what is shown once a message is sent. Until that is loaded, the form itself confirms the sending. */
  const loadSentMessage = (): void => {
    if (SentMessage) return;
    import("./SentMessage").then(
      (loaded) => setSentMessage(() => loaded.SentMessage),
      () => undefined,
    );
  };

  const showsSentText = sent && !SentMessage;

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
          loadSentMessage();
          handleInput(event);
        }}
        onSubmit={(event) => {
          loadSentMessage();
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
        {/* `hidden` hides the field from screen readers and without styles too; bots still fill it in. */}
        <Text hidden>
          <label htmlFor="contact-site-web">Ne remplissez pas ce champ</label>
          <input id="contact-site-web" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </Text>
        <Button type="submit" disabled={sending}>
          {sending ? "Envoi en cours…" : "Envoyer le message"}
        </Button>
        {/* Above the texts that appear later: they would push its link from under a finger. */}
        {children}
        <Text role="status" className={showsSentText ? "" : "visuallyHidden"}>
          {sending ? "Votre message part, un instant." : showsSentText ? sentText : ""}
        </Text>
        {/* A toast announces the failure; where a toast has no room, the failure is read here. */}
        {failure && <Text className={`small ${styles.failure}`}>{failure}</Text>}
        {blocked && <DirectContact {...direct} />}
      </form>
    </>
  );
}

type Props = {
  texts: Home["contact"];
  links: Partial<Record<"booking" | "profile" | "profileLabel", string | null>>;
  direct: Direct;
  /** The number to call, if the provider gives one, and when. */
  telephone?: { phone?: string | null | undefined; hours?: string | null | undefined } | undefined;
};

/** The means of contact: the form, a thirty-minute call, the telephone, a profile. */
export function Contact({ texts, links, direct, telephone }: Props) {
  const { phone, hours } = telephone ?? {};
  return (
    <Section id="contact" title={texts.title} intro={texts.intro} layout="split">
      <div className={`panel screenOnly ${styles.writing}`}>
        <Text as="h3" className={styles.title}>
          {texts.formTitle}
        </Text>
        <ContactForm answer={texts.answer} booking={links.booking} direct={direct}>
          <Text className="quiet small">
            {
              "Votre message sert à vous répondre et à reprendre contact à son sujet\u202f; il est conservé 3\u00a0ans au plus après notre dernier échange. "
            }
            <Link href={paths.privacyPolicy}>Politique de confidentialité</Link>
          </Text>
        </ContactForm>
      </div>
      {(links.booking ?? phone ?? links.profile) && (
        <div className={`stack ${styles.aside}`}>
          {(links.booking ?? phone) && (
            <div className={`stack onBand ${styles.call}`}>
              <Text as="h3" beside>
                <Icon name="calendar-clock" size={32} />
                {texts.callTitle}
              </Text>
              {links.booking && (
                <>
                  <Text data-kept="">{texts.callText}</Text>
                  <Button href={links.booking}>{"Réserver un appel de 30\u00a0minutes"}</Button>
                </>
              )}
              {phone && <Telephone phone={phone} hours={hours} />}
            </div>
          )}
          {links.profile && (
            <div className={`quiet ${styles.profile}`}>
              <Text>{texts.profileText}</Text>
              <Link href={links.profile} className={`standalone ${styles.profileLink}`}>
                {links.profileLabel}
                <Icon name="arrow-up-right" size={18} />
              </Link>
            </div>
          )}
        </div>
      )}
    </Section>
  );
}
