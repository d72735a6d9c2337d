import { Link } from "../../components/Link/Link";
import { Picture } from "../../components/Picture/Picture";
import { RestOfList } from "./RestOfList";
import styles from "./CaseCard.module.scss";
import type { PortfolioItem } from "./portfolio-item";
import { shorten } from "./shorten";

/** Tools named on a compact card (docs/contrat.md, «Constantes»). */
const TOOLS_SHOWN = 2;

/** The browser takes the width the picture really has; others assume the wider mode. */
const sizes = "auto, (min-width: 64em) 35rem, (min-width: 30em) 50vw, 100vw";

/**
 * One case. Both modes are in the markup and the style sheet shows one of them, so that
 * switching costs no script whatever the number of cards, and nothing is lost without script.
 */
export function CaseCard({ item }: { item: PortfolioItem }) {
  const { slug, title, client, sector, problem, approach, stack, image, imageAlt } = item;
  const short = shorten(title);
  return (
    <article className={styles.card}>
      <Picture image={image} alt={imageAlt} className={styles.picture} sizes={sizes} />
      <div className={styles.body}>
        <p className={styles.sector}>
          {sector}
          <span className={styles.client}>{client}</span>
        </p>
        <h3 className={styles.title} tabIndex={-1}>
          <Link href={`/realisations/${slug}`} className={styles.link}>
            {short !== title && (
              <span aria-hidden="true" className={styles.short} title={title}>
                {short}
              </span>
            )}
            <span className={short === title ? undefined : styles.whole}>{title}</span>
          </Link>
        </h3>
        <dl className={styles.story}>
          <dt>Le problème</dt>
          <dd>{problem}</dd>
          <dt>La réponse</dt>
          <dd>{approach}</dd>
        </dl>
        <ul className={styles.tools} aria-label="Outils">
          {stack.map((tool, index) => (
            <li key={tool} className={index < TOOLS_SHOWN ? styles.tool : styles.further}>
              {tool}
            </li>
          ))}
          {stack.length > TOOLS_SHOWN && (
            <li className={styles.rest}>
              <RestOfList names={stack.slice(TOOLS_SHOWN)} unit="outil" />
            </li>
          )}
        </ul>
      </div>
    </article>
  );
}
