import { stackedTable } from "./stacked-table";

type Props = {
  /** Names of the projects, one a column. */
  names: readonly string[];
  rows: readonly { label: string; values: readonly string[] }[];
};

/** Amounts side by side on a phone. */
const mostAcross = 3;

const rowNames = "Le compte d’un an";

/** The accounts of projects side by side, one a column. */
export const PayBackTable = ({ names, rows }: Props) => {
  // On a phone, two or three amounts are below the name of their line, those of more projects a list.
  const { className, style } = stackedTable([rowNames, ...names], mostAcross + 2) ?? {
    className: names.length > 1 && "stacked across",
  };
  return (
    <table className={className ? `account ${className}` : "account"} style={style}>
      <thead>
        <tr>
          <th scope="col">{rowNames}</th>
          {names.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={names[index]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
