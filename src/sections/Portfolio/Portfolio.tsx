import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type CSSProperties, memo } from "react";
import { applySavedList } from "../../browser/navigation/saved-lists";
import { applyStoredViewMode, type ViewMode } from "../../browser/portfolio-view-mode";
import type { Home } from "../../collections/home";
import { Button } from "../../components/Button/Button";
import { Card, CardLink } from "../../components/Card/Card";
import { Icon } from "../../components/Icon/Icon";
import { Measure } from "../../components/Measure/Measure";
import { caseSizes, Picture } from "../../components/Picture/Picture";
import { Section } from "../../components/Section/Section";
import { Text } from "../../components/Text/Text";
import { Tooltip } from "../../components/Tooltip/Tooltip";
import { homeBand, paths } from "../../shared/paths";
import { weeksText } from "../../shared/weeks-text";
import styles from "./Portfolio.module.scss";
import { usePortfolio } from "./usePortfolio";

type Choice = { trade: string; sentence: string; case: { slug: string } };

/** The trades of the data, each with its case. */
export const tradeItems = (choices: readonly Choice[], items: readonly PortfolioItem[]) =>
  choices.flatMap(({ case: { slug }, ...words }) => {
    const proof = findCaseProof(items, slug);
    return proof ? [{ ...words, ...proof }] : [];
  });

type CaseNode = Queries.CaseCardFragment;

/** A case as returned by the query, with its image data unwrapped. */
export type PortfolioItem = Omit<CaseNode, "image"> & { readonly image: IGatsbyImageData };

/** Converts the query's nodes to props. */
export function portfolioItems(nodes: readonly CaseNode[]): PortfolioItem[] {
  return nodes.map(({ image, ...facts }) => {
    if (!image.childImageSharp) throw new Error(`data/portfolio/${facts.slug}.json: the image could not be read`);
    return { ...facts, image: image.childImageSharp.gatsbyImageData };
  });
}

/** A case as proof of what stands beside it: its picture and its first measure. */
export function findCaseProof(items: readonly PortfolioItem[], slug: string | undefined) {
  const found = items.find((item) => item.slug === slug);
  return found && { ...found, measure: found.measures?.[0] };
}

/** Maximum length of a title on a compact card (docs/contrat.md, «Constantes»), in characters. */
const LIMIT = 50;

/** Truncates a title to 50 characters, plus an ellipsis. */
export function shorten(title: string): string {
  const characters = Array.from(title);
  return characters.length > LIMIT ? `${characters.slice(0, LIMIT).join("").trimEnd()}…` : title;
}

type RestOfToolsProps = {
  /** The tools that are not shown. */
  names: string[];
};

/** «+3»: a button whose tooltip lists the remaining tools. */
function RestOfTools({ names }: RestOfToolsProps) {
  return (
    <Tooltip text={names.join(", ")} className={styles.others}>
      {`+${names.length}`}
      <span className="visuallyHidden">{names.length > 1 ? " autres outils" : " autre outil"}</span>
    </Tooltip>
  );
}

type CardTermsProps = Pick<PortfolioItem, "measures" | "weeks" | "price">;

/** Result, duration and price of a case. */
function CardTerms({ measures, weeks, price }: CardTermsProps) {
  const [measure] = measures ?? [];
  const terms = [weeks && weeksText(weeks), price?.text].filter(Boolean).join(", ");
  return (
    <>
      {measure && <Measure measure={measure} />}
      {terms && <Text className="quiet small">{terms}</Text>}
    </>
  );
}

type ModeButtonsProps = { mode: ViewMode; onChoose: (mode: ViewMode) => void };

/** Switches the mode of the portfolio. */
function ModeButtons({ mode, onChoose }: ModeButtonsProps) {
  const pressable = (of: ViewMode) => ({
    type: "button" as const,
    className: `standalone ${styles.mode} ${styles[of]}`,
    "aria-pressed": mode === of,
    onClick: () => onChoose(of),
  });
  return (
    <div role="group" aria-label="Affichage des réalisations" className={styles.group}>
      <button {...pressable("grid")}>
        <Icon name="layout-list" size={18} />
        Détaillé
      </button>
      <button {...pressable("compact")}>
        <Icon name="layout-grid" size={18} />
        Compact
      </button>
    </div>
  );
}

/** Tools shown on a compact card (docs/contrat.md, «Constantes»); the stylesheet hides the others. */
const TOOLS_SHOWN = 2;

/** The shape in which a card shows a picture. */
const SHAPE = 16 / 10;

/** Focal point of a picture that its card crops, as a custom property. */
const focusStyle = ({ image, imageFocus }: PortfolioItem) =>
  imageFocus && Math.abs(image.width / image.height - SHAPE) > 0.01
    ? { style: { "--focus": `${imageFocus.x}% ${imageFocus.y}%` } as CSSProperties }
    : undefined;

/**
 * A case, in one markup that the stylesheet shows in either mode, from one attribute on the list: switching needs no
 * rendering however many cards there are, and everything can be read without scripts. Kept from one rendering of the list
 * to the next: the first, once hydrated, comes before anything else (`usePortfolio`).
 */
const CaseCard = memo(function CaseCard({ item }: { item: PortfolioItem }) {
  const { slug, title, client, sector, problem, approach, stack, image, imageAlt } = item;
  const short = shorten(title);
  return (
    <Card element="article" className={styles.card} {...focusStyle(item)}>
      <Picture image={image} alt={imageAlt} className={styles.picture} sizes={caseSizes} />
      <div className={styles.words}>
        <Text className={`cluster small ${styles.sector}`}>
          <Text as="span">{sector}</Text>
          <Text as="span" className={`quiet ${styles.client}`}>
            {client}
          </Text>
        </Text>
        <Text as="h3" className={styles.title} tabIndex={-1}>
          <CardLink href={paths.case(slug)}>
            {short === title ? (
              title
            ) : (
              <>
                <Text as="span" aria-hidden="true" className={styles.short} title={title}>
                  {short}
                </Text>
                <Text as="span" className={styles.full}>
                  {title}
                </Text>
              </>
            )}
          </CardLink>
        </Text>
        <CardTerms {...item} />
        <dl className={styles.story}>
          <Text as="dt">Le problème</Text>
          <Text as="dd">{problem}</Text>
          <Text as="dt">La réponse</Text>
          <Text as="dd">{approach}</Text>
        </dl>
        <ul className={`quiet small ${styles.tools}`} aria-label="Outils">
          {stack.map((tool) => (
            <Text as="li" key={tool}>
              {tool}
            </Text>
          ))}
          {stack.length > TOOLS_SHOWN && (
            <li className={styles.rest}>
              <RestOfTools names={stack.slice(TOOLS_SHOWN)} />
            </li>
          )}
        </ul>
      </div>
    </Card>
  );
});

type CasesProps = { items: PortfolioItem[]; contactLabel: string };

/**
 * The paginated list of cases. They are all prerendered, and all shown without scripts. With
 * scripts, the stylesheet hides those beyond the first page before hydration, so that it shifts
 * nothing.
 */
function Cases({ items, contactLabel }: CasesProps) {
  const { mode, shown, step, hydrated, list, stepBox, choose, showMore, showLess } = usePortfolio(items.length);

  return (
    <div className={styles.view} data-mode={mode} data-hydrated={hydrated || undefined} suppressHydrationWarning>
      <script dangerouslySetInnerHTML={{ __html: applyStoredViewMode }} />
      <div className={`cluster apart scripted ${styles.bar}`}>
        <ModeButtons mode={mode} onChoose={choose} />
        <Text role="status" className="quiet small">
          {`${shown} réalisation${shown > 1 ? "s" : ""} sur ${items.length}`}
        </Text>
      </div>
      <ul className={styles.cards} ref={list}>
        {items.map((item, index) => (
          <li key={item.slug} hidden={hydrated && index >= shown}>
            <CaseCard item={item} />
          </li>
        ))}
      </ul>
      <script dangerouslySetInnerHTML={{ __html: applySavedList("cases") }} />
      <div className={`cluster ${styles.closing}`}>
        <Button href={homeBand("contact")}>{contactLabel}</Button>
        {step && (
          <div ref={stepBox} className="scripted">
            <Button variant="secondary" onClick={step === "less" ? showLess : showMore}>
              {step === "less" ? "Voir moins" : "Voir plus de réalisations"}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

type Props = { texts: Home["portfolio"]; items: PortfolioItem[] };

/** The portfolio: a paginated list of cases. */
export function Portfolio({ texts, items }: Props) {
  return (
    <Section id="portfolio" title={texts.title} intro={texts.intro}>
      <Cases items={items} contactLabel={texts.contactLabel} />
    </Section>
  );
}
