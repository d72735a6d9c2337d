import { applyStoredViewMode } from "../../browser/projects-view-mode";
import { Button } from "../../components/Button/Button";
import { Link } from "../../components/Link/Link";
import { CaseCard } from "./CaseCard";
import { ModeButtons } from "./ModeButtons";
import styles from "./Cases.module.scss";
import type { FurtherCases, PortfolioItem } from "./portfolio-item";
import { initialView } from "./portfolio-view";
import { usePortfolio } from "./usePortfolio";

type Props = {
  items: PortfolioItem[];
  further: FurtherCases | undefined;
  contactLabel: string;
};

/**
 * Cases, a page at a time. The prebuilt page holds all of `items` and shows them whole where
 * scripts do not run; where they do, the style sheet hides what is beyond the first page,
 * so that waking up moves nothing.
 */
export function Cases({ items, further, contactLabel }: Props) {
  const { mode, pressed, cards, shown, visible, total, step, awake, waiting, list, place, choose, showMore, showLess } =
    usePortfolio(items, further);

  return (
    <div className={styles.view} data-mode={mode} data-awake={awake || undefined} suppressHydrationWarning>
      <script dangerouslySetInnerHTML={{ __html: applyStoredViewMode }} />
      <div className={styles.bar}>
        <ModeButtons mode={pressed} onChoose={choose} />
        <p role="status" className={styles.count}>
          {`${shown} réalisations sur ${total}`}
        </p>
      </div>
      <ul className={styles.cards} ref={list}>
        {cards.map((item, index) => (
          <li
            key={item.slug}
            className={index < initialView.count ? undefined : styles.later}
            hidden={awake && index >= visible}
          >
            <CaseCard item={item} />
          </li>
        ))}
      </ul>
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
            Les autres réalisations sur leur page
          </Link>
        )}
        <Button href="/#contact">{contactLabel}</Button>
      </div>
    </div>
  );
}
