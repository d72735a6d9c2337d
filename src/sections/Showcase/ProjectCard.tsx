import { Change, Gain } from "../../components/Measure/Measure";
import { EntryIcon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { Text } from "../../components/Text/Text";
import accent from "../../components/accent/accent.module.scss";
import type { ShowcaseProject } from "../../collections/showcase";
import { paths } from "../../shared/paths";
import styles from "./ProjectCard.module.scss";

/** A project as the build words it. */
export type ShowcaseItem = Omit<ShowcaseProject, "figure" | "gain" | "case"> & {
  figure?: { before: number; afterText: string } | null | undefined;
  gain?: string | null | undefined;
  /** A case to read after it. */
  case?: { slug: string; title: string } | undefined;
};

/** A project: for whom, what was built, what it brought, with which tools, and a case close to it. */
export function ProjectCard({ project }: { project: ShowcaseItem }) {
  const { title, persona, description, benefit, result, figure, gain, tools, icon, gradient, case: near } = project;
  return (
    <article className={`panel ${styles.card} ${accent[gradient.to]}`}>
      <Text beside className={`${styles.persona} ${accent[gradient.from]}`}>
        <EntryIcon name={icon} size={28} />
        {persona}
      </Text>
      <Text as="h3" className={styles.title}>
        {title}
      </Text>
      <Text className={`small ${styles.result}`}>
        {figure && <Change {...figure} />}
        {gain && <Gain>{gain}</Gain>}
        {` ${result}`}
      </Text>
      <Text className="quiet">{`${description} ${benefit}`}</Text>
      <Text className="quiet small">{tools.join(", ")}</Text>
      {near && (
        <Link href={paths.caseStudy(near.slug)} className="standalone small">
          {`Cas proche\u00a0: ${near.title}`}
        </Link>
      )}
    </article>
  );
}
