import { Text } from "../Text/Text";
import styles from "./Switch.module.scss";

type Props = {
  /** Name of the field in the submitted form. */
  name: string;
  label: string;
  /** Effect of turning it on, announced after the label. */
  description: string;
  defaultChecked: boolean;
  disabled?: boolean;
};

/** A native checkbox with the role and the look of a switch. */
export function Switch({ label, description, ...input }: Props) {
  const id = `switch-${input.name}`;
  return (
    <div className={styles.row}>
      <input
        {...input}
        id={id}
        className={styles.switch}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-description`}
      />
      <label htmlFor={id} className="strong">
        {label}
      </label>
      <Text id={`${id}-description`} className={`quiet small ${styles.description}`}>
        {description}
      </Text>
    </div>
  );
}
