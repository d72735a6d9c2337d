import { useState } from "react";
import { Button } from "../../components/Button/Button";
import { Row } from "../../components/Row/Row";
import type { ShowcaseProject } from "../../collections/showcase";
import { ProjectCard } from "./ProjectCard";
import { SectorButtons } from "./SectorButtons";
import { describeCount, isShown, type SectorFilter, sectorFilters } from "./sector-filter";
import { Text } from "../../components/Text/Text";
import { homeBand } from "../../shared/paths";
import styles from "./Projects.module.scss";

type Props = {
  texts: { closing: string; contactLabel: string; casesLabel: string };
  items: ShowcaseProject[];
  /** Whether the portfolio is shown. */
  hasCases: boolean;
};

/** Projects with a filter by sector. All are rendered; the filter hides some. */
export function Projects({ texts, items, hasCases }: Props) {
  const [{ filter, turn }, setChoice] = useState<{ filter: SectorFilter; turn: number }>({ filter: "Tous", turn: 0 });
  const filters = sectorFilters(items);
  const shown = items.filter(({ sector }) => isShown(filter, sector)).length;
  // Alternates two names of the same animation, to restart it at each choice but not on load.
  const entrance = turn === 0 ? undefined : turn % 2 ? styles.enterOdd : styles.enterEven;

  const choose = (chosen: SectorFilter) => {
    if (chosen !== filter) setChoice({ filter: chosen, turn: turn + 1 });
  };

  return (
    <>
      {filters.length > 0 && (
        <div className={`cluster apart ${styles.bar}`}>
          <SectorButtons filters={filters} chosen={filter} onChoose={choose} />
          <Text role="status" className="quiet small">
            {describeCount(filter, shown, items.length)}
          </Text>
        </div>
      )}
      <Row name="Projets" previous="Projets précédents" next="Projets suivants" count={items.length}>
        <ul className={["columns halves", shown === 1 && styles.alone, entrance].filter(Boolean).join(" ")}>
          {items.map((project) => (
            <li key={project.title} hidden={!isShown(filter, project.sector)}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      </Row>
      <div className={`columns ${styles.closing}`}>
        <Text className={`display ${styles.invitation}`}>{texts.closing}</Text>
        <Text className="cluster">
          <Button href={homeBand("contact")}>{texts.contactLabel}</Button>
          {hasCases && (
            <Button href={homeBand("portfolio")} variant="secondary">
              {texts.casesLabel}
            </Button>
          )}
        </Text>
      </div>
    </>
  );
}
