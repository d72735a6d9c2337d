import { Text } from "../../components/Text/Text";
import styles from "./Account.module.scss";

/** What a project costs and brings in a year, in lines, or why it can't be reckoned. */
export type AccountTexts = { rows: readonly { label: string; value: string }[]; reason: string | null };

/** A case's account, a line for each gain and each cost. */
export function Account({ account: { rows, reason } }: { account: AccountTexts }) {
  return (
    <section aria-labelledby="compte">
      <Text as="h2" id="compte">
        Le compte
      </Text>
      <dl className={styles.account}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <Text as="dt">{label}</Text>
            <Text as="dd">{value}</Text>
          </div>
        ))}
      </dl>
      {reason && <Text className={styles.reason}>{reason}</Text>}
    </section>
  );
}
