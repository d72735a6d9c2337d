import { BackLink } from "../../components/BackLink/BackLink";
import { Badge } from "../../components/Badge/Badge";
import { Measure, type MeasureTexts } from "../../components/Measure/Measure";
import { Text } from "../../components/Text/Text";
import styles from "./CaseHeader.module.scss";
import { homeBand } from "../../shared/paths";

type Props = { title: string; sector: string; client: string; measure: MeasureTexts | undefined };

/** Title, sector, client and main result. */
export function CaseHeader({ title, sector, client, measure }: Props) {
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
