import { EntryIcon, Icon } from "../../components/Icon/Icon";
import { NoHyphenBreak } from "../../components/NoHyphenBreak/NoHyphenBreak";
import { frenchNumber } from "../../shared/french-number";
import accent from "../../components/accent/accent.module.scss";
import type { ShowcaseProject } from "../../collections/showcase";
import styles from "./ProjectCard.module.scss";

type Props = { project: ShowcaseProject };

/** A project: client, description, result, tools. */
export function ProjectCard({ project }: Props) {
  const { title, sector, persona, description, benefit, result, figure, tools, icon, gradient } = project;
  return (
    <article className={styles.card}>
      <p className={`${styles.cover} ${accent[gradient.from]}`}>
        <span className={styles.persona}>
          {figure && <EntryIcon name={icon} size={20} />}
          <NoHyphenBreak text={persona} />
        </span>
        {figure ? (
          <span className={styles.figure} aria-hidden="true">
            {`${frenchNumber(figure.before)} → ${frenchNumber(figure.after)}`}
            <span className={styles.unit}>{figure.unit}</span>
          </span>
        ) : (
          <EntryIcon name={icon} size={36} />
        )}
      </p>
      <div className={styles.body}>
        <p className={styles.sector}>{sector}</p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>
          <NoHyphenBreak text={description} />
        </p>
        <p>
          <NoHyphenBreak text={benefit} />
        </p>
        <p className={styles.result}>
          <Icon name="trending-up" size={20} className={styles.rise} />
          {result}
        </p>
        <ul className={styles.tools} aria-label="Outils">
          {tools.map((tool) => (
            <li key={tool} className={styles.tool}>
              {tool}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
