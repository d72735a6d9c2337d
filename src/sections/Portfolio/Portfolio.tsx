import { applyStoredViewMode } from "../../browser/projects-view-mode";
import { Button } from "../../components/Button/Button";
import { Link } from "../../components/Link/Link";
import { Section } from "../../components/Section/Section";
import { Tooltips } from "../../components/Tooltips/Tooltips";
import type { Home } from "../../model/site";
import { CaseCard } from "./CaseCard";
import { ModeButtons } from "./ModeButtons";
import styles from "./Portfolio.module.scss";
import type { FurtherCases, PortfolioItem } from "./portfolio-item";
import { initialView } from "./portfolio-view";
import { usePortfolio } from "./usePortfolio";

type Props = {
  texts: Home["portfolio"];
  items: PortfolioItem[];
  /** Cases beyond those of the page, when there are more than it should carry. */
  further?: FurtherCases;
};

/**
 * Cases, a page at a time. The prebuilt page holds all of `items` and shows them whole where
 * scripts do not run; where they do, the style sheet hides what is beyond the first page,
 * so that waking up moves nothing.
 */
export function Portfolio({ texts, items, further }: Props) {
  const { mode, cards, shown, total, step, awake, waiting, list, place, choose, showMore, showLess } = usePortfolio(
    items,
    further,
  );

  return (
    <Section id="portfolio" title={texts.title} intro={texts.intro} ground="deep">
      <div className={styles.view} data-mode={mode} data-awake={awake || undefined} suppressHydrationWarning>
        <script dangerouslySetInnerHTML={{ __html: applyStoredViewMode }} />
        <div className={styles.bar}>
          <ModeButtons mode={mode} onChoose={choose} />
          <p role="status" className={styles.count}>
            {`${shown} sur ${total} réalisations`}
          </p>
        </div>
        <ul className={styles.cards} ref={list}>
          {cards.map((item, index) => (
            <li
              key={item.slug}
              className={index < initialView.count ? undefined : styles.later}
              hidden={awake && index >= shown}
            >
              <CaseCard item={item} />
            </li>
          ))}
        </ul>
        <Tooltips />
        <div className={styles.closing}>
          {step && (
            <div ref={place} className={styles.step}>
              <Button
                variant="secondary"
                aria-disabled={waiting}
                onClick={step === "less" ? showLess : () => void showMore()}
              >
                {waiting ? "Chargement…" : step === "less" ? "Voir moins" : "Voir plus de réalisations"}
              </Button>
            </div>
          )}
          {further && (
            <Link href={further.page} className={styles.elsewhere}>
              Toutes les réalisations sur une page
            </Link>
          )}
          <Button href="/#contact">{texts.contactLabel}</Button>
        </div>
      </div>
    </Section>
  );
}
