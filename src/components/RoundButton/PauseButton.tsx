import { RoundButton } from "./RoundButton";

type Props = { paused: boolean; className?: string | undefined; onToggle: (paused: boolean) => void };

/** Pauses and resumes an animation (WCAG 2.2.2). */
export const PauseButton = ({ paused, className, onToggle }: Props) => (
  <RoundButton
    icon={paused ? "play" : "pause"}
    label={paused ? "Reprendre" : "Mettre en pause"}
    className={className}
    quiet
    onClick={() => onToggle(!paused)}
  />
);
