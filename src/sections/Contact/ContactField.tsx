import { frenchNumber } from "../../shared/french-number";
import { type ContactField as Name, fieldId } from "../../shared/contact-message";
import { Text } from "../../components/Text/Text";
import styles from "./ContactForm.module.scss";

type Props = {
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
export function ContactField({ name, label, error, remaining }: Props) {
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
