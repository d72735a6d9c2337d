import type { InterfaceIcon } from "../../shared/interface-icons";
import { Icon } from "../Icon/Icon";
import styles from "./RoundButton.module.scss";

type PauseButtonProps = { paused: boolean; className?: string | undefined; onToggle: (paused: boolean) => void };

/** Pauses and resumes an animation (WCAG 2.2.2). */
export const PauseButton = ({ paused, className, onToggle }: PauseButtonProps) => (
  <RoundButton
    icon={paused ? "play" : "pause"}
    label={paused ? "Reprendre" : "Mettre en pause"}
    className={className}
    quiet
    onClick={() => onToggle(!paused)}
  />
);

type Props = {
  icon: InterfaceIcon;
  label: string;
  className?: string | undefined;
  /** Less visible than what the button acts upon. */
  quiet?: boolean;
  onClick: () => void;
};

/** A 44 px round button that shows only an icon; `label` is its accessible name. */
export const RoundButton = ({ icon, label, className = "", quiet, onClick }: Props) => (
  <button
    type="button"
    aria-label={label}
    className={`iconButton ${quiet ? "quiet" : styles.button} ${className}`}
    onClick={onClick}
  >
    <Icon name={icon} size={20} />
  </button>
);
