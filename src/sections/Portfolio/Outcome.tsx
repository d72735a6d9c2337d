import { frenchNumber } from "../../components/prose/french-number";
import { Weeks } from "../../components/Weeks/Weeks";
import styles from "./Outcome.module.scss";
import type { PortfolioItem } from "./portfolio-item";

type Props = Pick<PortfolioItem, "measures" | "weeks" | "price">;

/** What a case changed, in how long and for how much: the reasons to open it. */
export function Outcome({ measures, weeks, price }: Props) {
  const [measure] = measures ?? [];
  return (
    <>
      {measure && (
        <p className={styles.measure}>
          <strong>{`de ${frenchNumber(measure.before)} à ${measure.afterText}`}</strong>
          {` ${measure.label}`}
        </p>
      )}
      {(weeks ?? price) && (
        <p className={styles.terms}>
          {weeks && <Weeks count={weeks} />}
          {weeks && price && " · "}
          {price?.text}
        </p>
      )}
    </>
  );
}
