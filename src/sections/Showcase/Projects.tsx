import { useEffect, useReducer } from "react";
import { applyKept, keepChoice, keptChoice } from "../../browser/navigation/kept-lists";
import { Button } from "../../components/Button/Button";
import { Row } from "../../components/Row/Row";
import { ProjectCard, type ShowcaseItem } from "./ProjectCard";
import { SectorButtons } from "./SectorButtons";
import { describeCount, isShown, type SectorFilter, sectorFilters } from "./sector-filter";
import { Text } from "../../components/Text/Text";
import { homeBand } from "../../shared/paths";
import styles from "./Projects.module.scss";

type Props = {
  texts: { closing: string; contactLabel: string; casesLabel: string };
  items: ShowcaseItem[];
  /** Whether the portfolio is shown. */
  hasCases: boolean;
};

const lastChosen = (_last: SectorFilter | undefined, one: SectorFilter): SectorFilter | undefined => one;

/** Projects with a filter by sector. All are rendered; the filter hides some. */
export function Projects({ texts, items, hasCases }: Props) {
  const [chosen, setChosen] = useReducer(lastChosen, undefined);
  const filter = chosen ?? "Tous";
  const filters = sectorFilters(items);
  const shownBy = (one: SectorFilter) => items.flatMap(({ sector }, index) => (isShown(one, sector) ? [index] : []));
  const shown = shownBy(filter).length;

  const choose = (one: SectorFilter): void => {
    setChosen(one);
    keepChoice("projects", one, shownBy(one));
  };

  useEffect(() => {
    const kept = keptChoice("projects");
    // A sector that has no project any more shows them all.
    if (kept !== undefined) setChosen(sectorFilters(items).find((one) => one === kept) ?? "Tous");
  }, [items]);

  return (
    <>
      <div className={styles.frame}>
        {filters.length > 0 && (
          <div className={`cluster apart ${styles.bar}`}>
            <SectorButtons filters={filters} chosen={filter} onChoose={choose} />
            <Text role="status" className="quiet small">
              {describeCount(filter, shown, items.length)}
            </Text>
          </div>
        )}
        <Row key={chosen} name="Projets" previous="Projets précédents" next="Projets suivants" count={items.length}>
          <ul className={styles.projects}>
            {items.map((project) => (
              <li key={project.title} hidden={!isShown(filter, project.sector)}>
                <ProjectCard project={project} />
              </li>
            ))}
          </ul>
        </Row>
        <script dangerouslySetInnerHTML={{ __html: applyKept("projects") }} />
      </div>
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
