import { applyKept } from "../../browser/navigation/kept-lists";
import { applyStoredViewMode } from "../../browser/portfolio-view-mode";
import { Button } from "../../components/Button/Button";
import { CaseCard } from "./CaseCard";
import { ModeButtons } from "./ModeButtons";
import { Text } from "../../components/Text/Text";
import styles from "./Cases.module.scss";
import type { PortfolioItem } from "./portfolio-item";
import { usePortfolio } from "./usePortfolio";
import { homeBand } from "../../shared/paths";

type Props = { items: PortfolioItem[]; contactLabel: string };

/**
 * The paginated list of cases. They are all prerendered, and all shown without scripts. With
 * scripts, the stylesheet hides those beyond the first page before hydration, so that it shifts
 * nothing.
 */
export function Cases({ items, contactLabel }: Props) {
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
      <script dangerouslySetInnerHTML={{ __html: applyKept("cases") }} />
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
