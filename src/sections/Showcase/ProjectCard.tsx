import { EntryIcon, Icon } from "../../components/Icon/Icon";
import { Unbroken } from "../../components/Unbroken/Unbroken";
import accent from "../../components/accent/accent.module.scss";
import type { ShowcaseProject } from "../../model/list-entries";
import styles from "./ProjectCard.module.scss";

type Props = { project: ShowcaseProject };

/** One project of the showcase: who it was for, what was built, what it changed, with what. */
export function ProjectCard({ project }: Props) {
  const { title, sector, persona, description, benefit, result, tools, icon, gradient } = project;
  return (
    <article className={styles.card}>
      <p className={`${styles.cover} ${accent[gradient.from]} ${accent[`${gradient.to}End`]}`}>
        <span className={styles.icon}>
          <EntryIcon name={icon} size={28} />
        </span>
        <span className={styles.persona}>
          <Unbroken text={persona} />
        </span>
      </p>
      <div className={styles.body}>
        <p className={styles.sector}>{sector}</p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
        <p>{benefit}</p>
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
