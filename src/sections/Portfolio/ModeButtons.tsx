import type { ViewMode } from "../../browser/portfolio-view-mode";
import { Icon } from "../../components/Icon/Icon";
import styles from "./ModeButtons.module.scss";

type Props = { mode: ViewMode; onChoose: (mode: ViewMode) => void };

/** Switches the mode of the portfolio. */
export function ModeButtons({ mode, onChoose }: Props) {
  const pressable = (of: ViewMode) => ({
    type: "button" as const,
    className: `standalone ${styles.button} ${styles[of]}`,
    "aria-pressed": mode === of,
    onClick: () => onChoose(of),
  });
  return (
    <div role="group" aria-label="Affichage des réalisations" className={styles.group}>
      <button {...pressable("grid")}>
        <Icon name="layout-list" size={18} />
        Détaillé
      </button>
      <button {...pressable("compact")}>
        <Icon name="layout-grid" size={18} />
        Compact
      </button>
    </div>
  );
}
