import type { SectorFilter } from "./sector-filter";
import styles from "./SectorButtons.module.scss";

type Props = {
  filters: readonly SectorFilter[];
  chosen: SectorFilter;
  onChoose: (filter: SectorFilter) => void;
};

/** The filter by sector; hidden without scripts. */
export function SectorButtons({ filters, chosen, onChoose }: Props) {
  return (
    <div role="group" aria-label="Filtrer les projets par secteur" className={`cluster scripted ${styles.group}`}>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          className={styles.button}
          onClick={() => onChoose(filter)}
        >
          {filter}
        </button>
      ))}
    </div>
  );
}
