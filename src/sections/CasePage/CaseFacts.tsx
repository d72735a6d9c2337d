import { Link } from "../../components/Link/Link";
import { weeksText } from "../../components/prose/weeks-text";
import styles from "./CaseFacts.module.scss";

export type Facts = {
  client: string;
  year: number | null;
  /** How long the project took. */
  weeks: number | null;
  /** A range in words, such as «de 3 000 à 4 500 € HT». */
  price: string | null;
  /** `anchor`: where the stack page speaks of the tool, if it does. */
  tools: readonly { name: string; anchor: string | null }[];
};

type FactProps = { name: string; value: string | number };

const Fact = ({ name, value }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** What a project can be compared by: when, how long, how much, with what. */
export function CaseFacts({ facts: { year, weeks, price, tools } }: { facts: Facts }) {
  return (
    <dl className={styles.facts}>
      {year && <Fact name="Année" value={year} />}
      {weeks && <Fact name="Durée" value={weeksText(weeks)} />}
      {price && <Fact name="Budget" value={price} />}
      <div className={styles.tools}>
        <dt>Outils</dt>
        {tools.map(({ name, anchor }) => (
          <dd key={name}>{anchor ? <Link href={`/stack-technique#${anchor}`}>{name}</Link> : name}</dd>
        ))}
      </div>
    </dl>
  );
}
