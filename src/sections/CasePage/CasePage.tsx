import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { CSSProperties } from "react";
import { BackLink } from "../../components/BackLink/BackLink";
import { Badge } from "../../components/Badge/Badge";
import { Link } from "../../components/Link/Link";
import { Measure, type MeasureTexts } from "../../components/Measure/Measure";
import { NextStep, type NextStepTexts } from "../../components/NextStep/NextStep";
import { Picture } from "../../components/Picture/Picture";
import { Quote, type Testimonial } from "../../components/Quote/Quote";
import { Related, RelatedBand, type RelatedPage } from "../../components/Related/Related";
import { Text } from "../../components/Text/Text";
import { homeBand, paths } from "../../shared/paths";
import { weeksText } from "../../shared/weeks-text";
import { Account, type AccountTexts } from "./Account";
import styles from "./CasePage.module.scss";

type CaseHeaderProps = { title: string; sector: string; client: string; measure: MeasureTexts | undefined };

/** Title, sector, client and main result. */
function CaseHeader({ title, sector, client, measure }: CaseHeaderProps) {
  return (
    <header className={styles.header}>
      <BackLink href={homeBand("portfolio")}>Toutes les réalisations</BackLink>
      <div className={`columns ${styles.columns}`}>
        <div className={`stack ${styles.heading}`}>
          <Badge>{sector}</Badge>
          <Text as="h1" className={styles.title}>
            {title}
          </Text>
        </div>
        <div className={styles.result}>
          {measure && <Measure measure={measure} large />}
          <Text className="quiet small">{client}</Text>
        </div>
      </div>
    </header>
  );
}

type Facts = {
  year: number | null;
  /** Duration of the project. */
  weeks: number | null;
  /** Price range as text, such as «de 3 000 à 4 500 € HT». */
  price: string | null;
  /** `anchor`: fragment of the tool on the stack page, if it is there. */
  tools: readonly { name: string; anchor: string | null }[];
  /** Where the data are. */
  hosting: string | null;
};

type FactProps = { name: string; value: string | number };

const Fact = ({ name, value }: FactProps) => (
  <div>
    <Text as="dt" className="quiet small">
      {name}
    </Text>
    <Text as="dd">{value}</Text>
  </div>
);

/** Facts of a project: year, duration, price, tools, where its data are. */
function CaseFacts({ facts: { year, weeks, price, tools, hosting } }: { facts: Facts }) {
  return (
    <dl className={`cluster ${styles.facts}`}>
      {year && <Fact name="Année" value={year} />}
      {weeks && <Fact name="Durée" value={weeksText(weeks)} />}
      {price && <Fact name="Budget" value={price} />}
      <div className={`cluster ${styles.tools}`}>
        <Text as="dt" className="quiet small">
          Outils
        </Text>
        {tools.map(({ name, anchor }) => (
          <Text as="dd" key={name}>
            {anchor ? <Link href={paths.tool(anchor)}>{name}</Link> : name}
          </Text>
        ))}
      </div>
      {hosting && <Fact name="Données" value={hosting} />}
    </dl>
  );
}

/** A measure, with both values as displayed. */
type MeasureRows = MeasureTexts & { after: number; beforeText: string };

type FigureProps = { moment: "Avant" | "Après"; text: string; share: number };

/** A value; `share` of 1 is a full bar. */
const Figure = ({ moment, text, share }: FigureProps) => (
  <tr>
    <th scope="row">{moment}</th>
    <td>
      <span style={{ "--share": share.toFixed(2) } as CSSProperties}>{text}</span>
    </td>
  </tr>
);

/**
 * Values before and after a project. A table, for screen readers and for pages without styles; the
 * stylesheet adds a bar to each value.
 */
function Measures({ measures }: { measures: readonly MeasureRows[] }) {
  return (
    <section aria-labelledby="mesures">
      <Text as="h2" id="mesures">
        Avant et après
      </Text>
      <table className={styles.measures} aria-labelledby="mesures">
        {measures.map(({ label, before, after, beforeText, afterText }) => {
          // Of percentages a full bar is the whole, of others the larger of the two.
          const isPart = afterText.includes("%");
          const full = Math.max(before, after, isPart ? 100 : 0) || 1;
          return (
            <tbody key={label} className={isPart ? styles.parts : undefined}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {label}
                </th>
              </tr>
              <Figure moment="Avant" text={beforeText} share={before / full} />
              <Figure moment="Après" text={afterText} share={after / full} />
            </tbody>
          );
        })}
      </table>
    </section>
  );
}

type RelatedPagesProps = { cases: readonly RelatedPage[]; articles: readonly RelatedPage[] };

/** Links to related cases and articles. */
const RelatedPages = ({ cases, articles }: RelatedPagesProps) => (
  <RelatedBand>
    {cases.length > 0 && <Related id="cas-proches" title="Réalisations proches" pages={cases} />}
    {articles.length > 0 && <Related id="a-lire" title="À lire sur le sujet" pages={articles} second />}
  </RelatedBand>
);

export type CaseStory = Facts & {
  title: string;
  sector: string;
  client: string;
  /** The problem, in the client's words. */
  problem: string;
  approach: string;
  /** The titled parts (`chapters`) shown after the answer; may be empty. */
  chapters: readonly { title: string; text: string }[];
  measures: readonly MeasureRows[];
  account: AccountTexts | null;
  testimonial: Testimonial | null;
  image: IGatsbyImageData;
  imageAlt: string;
};

type Props = {
  story: CaseStory;
  cases: readonly RelatedPage[];
  articles: readonly RelatedPage[];
  invitation: NextStepTexts;
};

/** The whole of its column (CasePage.module.scss). */
const sizes = "(min-width: 80em) 53rem, (min-width: 64em) calc(100vw - 24rem), calc(100vw - 2.5rem)";

/** The page of a case: problem, approach, results, related pages. */
export function CasePage({ story, cases, articles, invitation }: Props) {
  const { title, sector, client, problem, approach, chapters, measures, account, testimonial } = story;
  const { image, imageAlt } = story;
  return (
    <>
      {/* Groups are `section`s, so that reader views keep the whole article. */}
      <article className={`entry ${styles.case}`}>
        <CaseHeader title={title} sector={sector} client={client} measure={measures[0]} />
        <Picture image={image} alt={imageAlt} loading="eager" className={styles.picture} sizes={sizes} />
        <CaseFacts facts={story} />
        <section aria-labelledby="probleme" className={styles.problem}>
          <Text as="h2" id="probleme">
            Le problème
          </Text>
          <Text className="display">{problem}</Text>
        </section>
        <section className={styles.answerAndMeasures}>
          <section aria-labelledby="reponse" className={styles.answer}>
            <Text as="h2" id="reponse">
              La réponse
            </Text>
            <Text>{approach}</Text>
          </section>
          {/* A single measure is already in the header. */}
          {measures.length > 1 && <Measures measures={measures} />}
        </section>
        {chapters.length > 0 && (
          <section className={`${styles.chapters} ${chapters.length % 2 > 0 ? styles.odd : ""}`}>
            {chapters.map((chapter) => (
              <section key={chapter.title} aria-label={chapter.title}>
                <Text as="h2">{chapter.title}</Text>
                <Text>{chapter.text}</Text>
              </section>
            ))}
          </section>
        )}
        {account && <Account account={account} className={styles.account} />}
        {testimonial && (
          <section aria-label="Le témoignage du client" className={styles.testimonial}>
            <Quote testimonial={testimonial} />
          </section>
        )}
        <NextStep texts={invitation} />
      </article>
      <RelatedPages cases={cases} articles={articles} />
    </>
  );
}
