import { applySavedList, saveListChoice, savedListChoice } from "../../browser/navigation/saved-lists";
import type { Home } from "../../collections/home";
import type { ShowcaseProject } from "../../collections/showcase";
import { Button } from "../../components/Button/Button";
import { useChoice } from "../../components/choice/useChoice";
import { EntryIcon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { Change, Gain } from "../../components/Measure/Measure";
import { Row } from "../../components/Row/Row";
import { Section } from "../../components/Section/Section";
import { Text } from "../../components/Text/Text";
import accent from "../../components/accent/accent.module.scss";
import { homeBand, paths } from "../../shared/paths";
import { type ShowcaseSector, showcaseSectors } from "../../shared/showcase-sectors";
import styles from "./Showcase.module.scss";

/** All sectors, or one. */
export type SectorFilter = "Tous" | ShowcaseSector;

/** The choices of the filter: the sectors that have a project; none if there is only one. */
export function sectorFilters(items: readonly { sector: ShowcaseSector }[]): readonly SectorFilter[] {
  const present = showcaseSectors.filter((name) => items.some(({ sector }) => sector === name));
  return present.length > 1 ? ["Tous", ...present] : [];
}

/** Whether a project of this sector is shown under this filter. */
export const isShown = (filter: SectorFilter, sector: ShowcaseSector): boolean =>
  filter === "Tous" || filter === sector;

/** Announced after a choice: «2 projets sur 8 : Commerce». */
export function describeCount(filter: SectorFilter, shown: number, total: number): string {
  const projects = shown > 1 ? "projets" : "projet";
  return filter === "Tous" ? `${shown} ${projects}` : `${shown} ${projects} sur ${total}\u00a0: ${filter}`;
}

type SectorButtonsProps = {
  filters: readonly SectorFilter[];
  chosen: SectorFilter;
  onChoose: (filter: SectorFilter) => void;
};

/** The filter by sector; hidden without scripts. */
function SectorButtons({ filters, chosen, onChoose }: SectorButtonsProps) {
  return (
    <div role="group" aria-label="Filtrer les projets par secteur" className={`cluster scripted ${styles.sectors}`}>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          className={styles.sector}
          onClick={() => onChoose(filter)}
        >
          {filter}
        </button>
      ))}
    </div>
  );
}

/** A project as the build words it. */
export type ShowcaseItem = Omit<ShowcaseProject, "figure" | "gain" | "case"> & {
  figure?: { before: number; afterText: string } | null | undefined;
  gain?: string | null | undefined;
  /** A case to read after it. */
  case?: { slug: string; title: string } | undefined;
};

/** A project: for whom, what was built, what it brought, with which tools, and a case close to it. */
function ProjectCard({ project }: { project: ShowcaseItem }) {
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
        <Link href={paths.case(near.slug)} className="standalone small">
          {`Cas proche\u00a0: ${near.title}`}
        </Link>
      )}
    </article>
  );
}

type ProjectsProps = {
  texts: { closing: string; contactLabel: string; casesLabel: string };
  items: ShowcaseItem[];
  /** Whether the portfolio is shown. */
  hasCases: boolean;
};

/** Projects with a filter by sector. All are rendered; the filter hides some. */
function Projects({ texts, items, hasCases }: ProjectsProps) {
  const filters = sectorFilters(items);
  const shownBy = (one: SectorFilter) => items.flatMap(({ sector }, index) => (isShown(one, sector) ? [index] : []));
  const [chosen, choose] = useChoice<SectorFilter>({
    read: () => {
      const saved = savedListChoice("projects");
      // A sector that has no project any more shows them all.
      return saved === undefined ? undefined : (filters.find((one) => one === saved) ?? "Tous");
    },
    save: (one) => saveListChoice("projects", one, shownBy(one)),
  });
  const filter = chosen ?? "Tous";
  const shown = shownBy(filter).length;

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
        <script dangerouslySetInnerHTML={{ __html: applySavedList("projects") }} />
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

type Props = { texts: Home["showcase"]; items: ShowcaseItem[]; hasCases: boolean };

/** Projects by sector, then two calls to action. */
export function Showcase({ texts, items, hasCases }: Props) {
  return (
    <Section id="vitrine" title={texts.title} intro={texts.intro} layout="bleed">
      <Projects texts={texts} items={items} hasCases={hasCases} />
    </Section>
  );
}
