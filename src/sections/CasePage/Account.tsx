import { Text } from "../../components/Text/Text";
import styles from "./Account.module.scss";

type Line = { label: string; value: string };

/** What a project costs and brings in a year, in lines, or why it can't be reckoned. */
export type AccountTexts = {
  /** When it has paid, and whether in time; none where it can't be reckoned. */
  paid: readonly Line[];
  left: readonly Line[];
  yearly: readonly Line[];
  reason: string | null;
};

const Lines = ({ lines, className }: { lines: readonly Line[]; className: string | undefined }) => (
  <dl className={className}>
    {lines.map(({ label, value }) => (
      <div key={label}>
        <Text as="dt">{label}</Text>
        <Text as="dd">{value}</Text>
      </div>
    ))}
  </dl>
);

/** A case's account: when it has paid, then a line for each gain and each cost. */
export function Account({ account: { paid, left, yearly, reason } }: { account: AccountTexts }) {
  const isReckoned = paid.length > 0;
  return (
    <section aria-labelledby="compte">
      <Text as="h2" id="compte">
        Le compte
      </Text>
      <div className={isReckoned ? `panel ${styles.sheet}` : undefined}>
        {isReckoned && <Lines lines={[...paid, ...left]} className={styles.outcome} />}
        <Lines lines={yearly} className={styles.yearly} />
      </div>
      {reason && <Text className={styles.reason}>{reason}</Text>}
    </section>
  );
}
