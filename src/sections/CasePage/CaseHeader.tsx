import { BackLink } from "../../components/BackLink/BackLink";
import { Badge } from "../../components/Badge/Badge";
import { NoHyphenBreak } from "../../components/NoHyphenBreak/NoHyphenBreak";
import styles from "./CaseHeader.module.scss";
import type { MeasureTexts } from "./Measures";
import { homeBand } from "../../shared/paths";

type Props = { title: string; sector: string; client: string; measure: MeasureTexts | undefined };

/** Joins a number and its unit in texts made by the build. */
const noBreak = "\u00a0";

/** Title, sector, client and main result. */
export function CaseHeader({ title, sector, client, measure }: Props) {
  const [figure, ...unit] = measure?.afterText.split(noBreak) ?? [];
  return (
    <header className={styles.header}>
      <BackLink href={homeBand("portfolio")}>Toutes les réalisations</BackLink>
      <div className={styles.columns}>
        <div className={styles.heading}>
          <Badge>{sector}</Badge>
          <h1 className={styles.title}>
            <NoHyphenBreak text={title} />
          </h1>
        </div>
        <div className={styles.result}>
          {measure && (
            <p>
              <strong className={styles.figure}>
                {figure} <span className={styles.unit}>{unit.join(noBreak)}</span>
              </strong>
              {` ${measure.label}, contre ${measure.beforeText} avant`}
            </p>
          )}
          <p className={styles.client}>{client}</p>
        </div>
      </div>
    </header>
  );
}
