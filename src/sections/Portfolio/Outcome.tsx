import { frenchNumber } from "../../shared/french-number";
import { weeksText } from "../../shared/weeks-text";
import { Text } from "../../components/Text/Text";
import styles from "./Outcome.module.scss";
import type { PortfolioItem } from "./portfolio-item";

type Props = Pick<PortfolioItem, "measures" | "weeks" | "price">;

/** Result, duration and price of a case. */
export function Outcome({ measures, weeks, price }: Props) {
  const [measure] = measures ?? [];
  const terms = [weeks && weeksText(weeks), price?.text].filter(Boolean).join(" · ");
  return (
    <>
      {measure && (
        <Text className={`small ${styles.measure}`}>
          {`${measure.label}\u00a0: `}
          <strong>{measure.gain ?? `de ${frenchNumber(measure.before)} à ${measure.afterText}`}</strong>
        </Text>
      )}
      {terms && <Text className={`quiet small ${styles.terms}`}>{terms}</Text>}
    </>
  );
}
