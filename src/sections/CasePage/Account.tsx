import { Text } from "../../components/Text/Text";
import styles from "./Account.module.scss";

/** What a project costs and brings in a year, in lines, or why it can't be reckoned. */
export type AccountTexts = { rows: readonly { label: string; value: string }[]; reason: string | null };

/** A case's account, its lines in a table. */
export function Account({ account: { rows, reason } }: { account: AccountTexts }) {
  return (
    <section aria-labelledby="compte">
      <Text as="h2" id="compte">
        Le compte
      </Text>
      <table className={styles.account} aria-labelledby="compte">
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">
                <Text as="span">{label}</Text>
              </th>
              <Text as="td">{value}</Text>
            </tr>
          ))}
        </tbody>
      </table>
      {reason && <Text className={styles.reason}>{reason}</Text>}
    </section>
  );
}
