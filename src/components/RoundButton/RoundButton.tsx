import type { InterfaceIcon } from "../../shared/interface-icons";
import { Icon } from "../Icon/Icon";
import styles from "./RoundButton.module.scss";

type Props = { icon: InterfaceIcon; label: string; className?: string | undefined; onClick: () => void };

/** A 44 px round button that shows only an icon; `label` is its accessible name. */
export const RoundButton = ({ icon, label, className = "", onClick }: Props) => (
  <button type="button" aria-label={label} className={`iconButton ${styles.button} ${className}`} onClick={onClick}>
    <Icon name={icon} size={20} />
  </button>
);
