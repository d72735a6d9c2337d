import { BackLink } from "../../components/BackLink/BackLink";
import { Badge } from "../../components/Badge/Badge";
import { Text } from "../../components/Text/Text";
import styles from "./CaseHeader.module.scss";
import type { MeasureTexts } from "./Measures";
import { homeBand } from "../../shared/paths";

type Props = { title: string; sector: string; client: string; measure: MeasureTexts | undefined };

/** Joins a number and its unit in texts made by the build. */
const noBreak = "\u00a0";

/** Title, sector, client and main result. */
export function CaseHeader({ title, sector, client, measure }: Props) {
  const [figure, ...unit] = (measure?.gain ?? measure?.afterText)?.split(/[ \u00a0]/) ?? [];
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
          {measure && (
            <Text>
              <strong className={styles.figure}>
                {figure} <span className={styles.unit}>{unit.join(noBreak)}</span>
              </strong>
              {measure.gain
                ? ` ${measure.label}${noBreak}: ${measure.beforeText} avant, ${measure.afterText} après`
                : ` ${measure.label}, contre ${measure.beforeText} avant`}
            </Text>
          )}
          <Text className="quiet">{client}</Text>
        </div>
      </div>
    </header>
  );
}
