import type { InterfaceIcon } from "../../model/interface-icons";
import { Icon } from "../Icon/Icon";
import styles from "./RoundButton.module.scss";

type Props = { icon: InterfaceIcon; label: string; className?: string | undefined; onClick: () => void };

/** A round button of 44 px, told by its icon alone to those who see it. */
export const RoundButton = ({ icon, label, className = "", onClick }: Props) => (
  <button type="button" aria-label={label} className={`${styles.button} ${className}`} onClick={onClick}>
    <Icon name={icon} size={20} />
  </button>
);
