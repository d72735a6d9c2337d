import { type CSSProperties, memo } from "react";
import { Card, CardLink } from "../../components/Card/Card";
import { caseSizes, Picture } from "../../components/Picture/Picture";
import { Outcome } from "./Outcome";
import { RestOfTools } from "./RestOfTools";
import { Text } from "../../components/Text/Text";
import styles from "./CaseCard.module.scss";
import type { PortfolioItem } from "./portfolio-item";
import { shorten } from "./shorten";
import { paths } from "../../shared/paths";

/** Tools shown on a compact card (docs/contrat.md, «Constantes»); CaseCard.module.scss hides the others. */
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
export const CaseCard = memo(function CaseCard({ item }: { item: PortfolioItem }) {
  const { slug, title, client, sector, problem, approach, stack, image, imageAlt } = item;
  const short = shorten(title);
  return (
    <Card element="article" className={styles.card} {...focusStyle(item)}>
      <Picture image={image} alt={imageAlt} className={styles.picture} sizes={caseSizes} />
      <div className={styles.body}>
        <Text className={`cluster small ${styles.sector}`}>
          <Text as="span">{sector}</Text>
          <Text as="span" className={`quiet ${styles.client}`}>
            {client}
          </Text>
        </Text>
        <Text as="h3" className={styles.title} tabIndex={-1}>
          <CardLink href={paths.caseStudy(slug)}>
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
        <Outcome {...item} />
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
