import { useId } from "react";
import styles from "./Switch.module.scss";

type Props = {
  /** Key under which a form submits it. */
  name: string;
  label: string;
  /** What turning it on means, read after the label. */
  description: string;
  /** Position before the visitor touches it. */
  defaultChecked: boolean;
  /** Locked in its position. */
  disabled?: boolean;
};

/** A native checkbox that is told and shown as a switch. */
export function Switch({ name, label, description, defaultChecked, disabled }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <input
        id={id}
        className={styles.switch}
        type="checkbox"
        role="switch"
        name={name}
        defaultChecked={defaultChecked}
        disabled={disabled}
        aria-describedby={`${id}-description`}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <p id={`${id}-description`} className={styles.description}>
        {description}
      </p>
    </div>
  );
}
