import type { CSSProperties } from "react";
import { Card } from "../../components/Card/Card";
import { CardLink } from "../../components/Card/CardLink";
import { Picture } from "../../components/Picture/Picture";
import { Outcome } from "./Outcome";
import { RestOfList } from "./RestOfList";
import { Text } from "../../components/Text/Text";
import styles from "./CaseCard.module.scss";
import type { PortfolioItem } from "./portfolio-item";
import { shorten } from "./shorten";
import { paths } from "../../shared/paths";

/** Tools shown on a compact card (docs/contrat.md, «Constantes»). */
const TOOLS_SHOWN = 2;

/** With `auto` the browser uses the displayed width; the rest is for browsers without it. */
const sizes = "auto, (min-width: 64em) 35rem, (min-width: 30em) 50vw, 100vw";

/** Focal point of the square crop on phones, as custom properties. */
const focusStyle = ({ x, y }: { x: number; y: number }) =>
  ({ "--focus-x": x / 100, "--focus-y": y / 100 }) as CSSProperties;

/**
 * A case. Both modes are in the HTML and the stylesheet shows one: switching needs no rendering
 * however many cards there are, and everything can be read without scripts.
 */
export function CaseCard({ item }: { item: PortfolioItem }) {
  const { slug, title, client, sector, problem, approach, stack, image, imageAlt, imageFocus } = item;
  const short = shorten(title);
  return (
    <Card element="article" className={styles.card} {...(imageFocus && { style: focusStyle(imageFocus) })}>
      <Picture image={image} alt={imageAlt} className={styles.picture} sizes={sizes} />
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
          {stack.map((tool, index) => (
            <Text as="li" key={tool} className={index < TOOLS_SHOWN ? styles.tool : styles.further}>
              {tool}
            </Text>
          ))}
          {stack.length > TOOLS_SHOWN && (
            <li className={styles.rest}>
              <RestOfList names={stack.slice(TOOLS_SHOWN)} unit="outil" />
            </li>
          )}
        </ul>
      </div>
    </Card>
  );
}
