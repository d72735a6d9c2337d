import { Link } from "../../components/Link/Link";
import { weeksText } from "../../shared/weeks-text";
import { Text } from "../../components/Text/Text";
import { paths } from "../../shared/paths";
import styles from "./CaseFacts.module.scss";

export type Facts = {
  client: string;
  year: number | null;
  /** Duration of the project. */
  weeks: number | null;
  /** Price range as text, such as «de 3 000 à 4 500 € HT». */
  price: string | null;
  /** `anchor`: fragment of the tool on the stack page, if it is there. */
  tools: readonly { name: string; anchor: string | null }[];
  /** Where the data are. */
  hosting: string | null;
};

type FactProps = { name: string; value: string | number };

const Fact = ({ name, value }: FactProps) => (
  <div>
    <Text as="dt" className="quiet small">
      {name}
    </Text>
    <Text as="dd">{value}</Text>
  </div>
);

/** Facts of a project: year, duration, price, tools, where its data are. */
export function CaseFacts({ facts: { year, weeks, price, tools, hosting } }: { facts: Facts }) {
  return (
    <dl className={`cluster ${styles.facts}`}>
      {year && <Fact name="Année" value={year} />}
      {weeks && <Fact name="Durée" value={weeksText(weeks)} />}
      {price && <Fact name="Budget" value={price} />}
      <div className={`cluster ${styles.tools}`}>
        <Text as="dt" className="quiet small">
          Outils
        </Text>
        {tools.map(({ name, anchor }) => (
          <Text as="dd" key={name}>
            {anchor ? <Link href={paths.tool(anchor)}>{name}</Link> : name}
          </Text>
        ))}
      </div>
      {hosting && <Fact name="Données" value={hosting} />}
    </dl>
  );
}
