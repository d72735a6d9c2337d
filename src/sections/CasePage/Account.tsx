import { Text } from "../../components/Text/Text";
import styles from "./CasePage.module.scss";

/** What a project costs and brings in a year, in lines, or why it can't be computed. */
export type AccountTexts = {
  /** When it has paid, whether in time, its price; its subscriptions where the rest can't be computed. */
  outcome: readonly { label: string; value: string }[];
  /** A line for each gain and each cost, then what is left; none where that can't be computed. */
  statement: readonly { label: string; firstYear: string; nextYears: string }[];
  /** Why it can't, then what is counted and where the figures come from. */
  notes: readonly string[];
};

const Lines = ({ lines, className }: { lines: AccountTexts["outcome"]; className: string | undefined }) => (
  <dl className={className}>
    {lines.map(({ label, value }) => (
      <div key={label}>
        <Text as="dt">{label}</Text>
        <Text as="dd">{value}</Text>
      </div>
    ))}
  </dl>
);

const Statement = ({ rows }: { rows: AccountTexts["statement"] }) => (
  <table className={styles.statement} aria-labelledby="compte">
    <thead>
      <tr>
        <th scope="col">Par an</th>
        <th scope="col">Première année</th>
        <th scope="col">Ensuite</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, firstYear, nextYears }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{firstYear}</td>
          <td>{nextYears}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

type Props = { account: AccountTexts; className?: string | undefined };

/** A case's account: when it has paid, above a line for each gain and each cost. */
export const Account = ({ account: { outcome, statement, notes }, className }: Props) => (
  <section aria-labelledby="compte" className={className}>
    <Text as="h2" id="compte">
      Le compte
    </Text>
    {statement.length > 0 ? (
      <div className={`panel ${styles.accountPanel}`}>
        <Lines lines={outcome} className={styles.outcome} />
        <Statement rows={statement} />
      </div>
    ) : (
      <Lines lines={outcome} className={styles.summaryOnly} />
    )}
    {notes.map((note) => (
      <Text className={styles.note} key={note}>
        {note}
      </Text>
    ))}
  </section>
);
