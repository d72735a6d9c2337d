import { useRef, useState } from "react";
import { Button } from "../../components/Button/Button";
import { RoundButton } from "../../components/RoundButton/RoundButton";
import { useMedia } from "../../components/motion/useMedia";
import type { ShowcaseProject } from "../../model/list-entries";
import { ProjectCard } from "./ProjectCard";
import { SectorButtons } from "./SectorButtons";
import { describeCount, isShown, type SectorFilter } from "./sector-filter";
import styles from "./Projects.module.scss";

type Props = {
  texts: { closing: string; contactLabel: string; casesLabel: string };
  items: ShowcaseProject[];
};

/** Where the projects stand in a row that is wider than the window: see Projects.module.scss. */
const inRow = "not all and (min-width: 64em)";

/** Projects by sector. All of them are in the page; the filter hides those of other sectors. */
export function Projects({ texts, items }: Props) {
  const [{ filter, turn }, setChoice] = useState<{ filter: SectorFilter; turn: number }>({ filter: "Tous", turn: 0 });
  const shown = items.filter(({ sector }) => isShown(filter, sector)).length;
  // Two names of one animation, in turn, so that it starts anew at each choice and never on load.
  const entrance = turn === 0 ? undefined : turn % 2 ? styles.enterOdd : styles.enterEven;

  const row = useRef<HTMLDivElement>(null);
  // What scrolls is reached with the keyboard; what does not is no stop.
  const reachable = useMedia(inRow) && { role: "region", "aria-label": "Projets à faire défiler", tabIndex: 0 };

  /** By most of what is in sight: the row stops at a card. */
  const move = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 });

  const choose = (chosen: SectorFilter) => {
    if (chosen !== filter) setChoice({ filter: chosen, turn: turn + 1 });
  };

  return (
    <>
      <div className={styles.bar}>
        <SectorButtons chosen={filter} onChoose={choose} />
        <p role="status" className={styles.count}>
          {describeCount(filter, shown, items.length)}
        </p>
        <p className={styles.arrows}>
          <RoundButton icon="arrow-left" label="Projets précédents" onClick={() => move(-1)} />
          <RoundButton icon="arrow-right" label="Projets suivants" onClick={() => move(1)} />
        </p>
      </div>
      <div ref={row} className={styles.row} {...reachable}>
        <ul className={[styles.projects, shown === 1 && styles.alone, entrance].filter(Boolean).join(" ")}>
          {items.map((project) => (
            <li key={project.title} hidden={!isShown(filter, project.sector)}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.closing}>
        <p className={styles.invitation}>{texts.closing}</p>
        <p className={styles.actions}>
          <Button href="/#contact">{texts.contactLabel}</Button>
          <Button href="/#portfolio" variant="secondary">
            {texts.casesLabel}
          </Button>
        </p>
      </div>
    </>
  );
}
