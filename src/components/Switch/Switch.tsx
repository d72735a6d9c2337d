import { useId } from "react";
import styles from "./Switch.module.scss";

type Props = {
  /** Name of the field in the submitted form. */
  name: string;
  label: string;
  /** Effect of turning it on, announced after the label. */
  description: string;
  /** Initial state. */
  defaultChecked: boolean;
  /** Cannot be changed. */
  disabled?: boolean;
};

/** A native checkbox with the role and the look of a switch. */
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
