import { EntryIcon, Icon } from "../../components/Icon/Icon";
import { frenchNumber } from "../../shared/french-number";
import { Text } from "../../components/Text/Text";
import accent from "../../components/accent/accent.module.scss";
import type { ShowcaseProject } from "../../collections/showcase";
import styles from "./ProjectCard.module.scss";

type Props = { project: ShowcaseProject };

/** A project: client, description, result, tools. */
export function ProjectCard({ project }: Props) {
  const { title, sector, persona, description, benefit, result, figure, tools, icon, gradient } = project;
  return (
    <article className={`panel ${styles.card} ${accent[gradient.to]}`}>
      <Text className={`${styles.cover} ${accent[gradient.from]}`}>
        <Text as="span" beside className={`small ${styles.persona}`}>
          {figure && <EntryIcon name={icon} size={20} />}
          {persona}
        </Text>
        {figure ? (
          <span className={styles.figure} aria-hidden="true">
            {`${frenchNumber(figure.before)} → ${frenchNumber(figure.after)}`}
            <span className={styles.unit}>{figure.unit}</span>
          </span>
        ) : (
          <EntryIcon name={icon} size={36} />
        )}
      </Text>
      <div className={styles.body}>
        <Text className={`quiet small ${styles.sector}`}>{sector}</Text>
        <Text as="h3" className={styles.title}>
          {title}
        </Text>
        <Text className="quiet">{description}</Text>
        <Text>{benefit}</Text>
        <Text beside className={styles.result}>
          <Icon name="trending-up" size={20} className={styles.rise} />
          {result}
        </Text>
        <ul className={`cluster ${styles.tools}`} aria-label="Outils">
          {tools.map((tool) => (
            <Text as="li" key={tool} className={`quiet small ${styles.tool}`}>
              {tool}
            </Text>
          ))}
        </ul>
      </div>
    </article>
  );
}
