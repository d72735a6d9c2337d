import { fewestWide, stackedTable } from "./stacked-table";

type Props = {
  /** Names of the projects, one a column. */
  names: readonly string[];
  rows: readonly { label: string; values: readonly string[] }[];
};

const rowNames = "Le compte d’un an";

/** The accounts of projects side by side, one a column. */
export const PayBackTable = ({ names, rows }: Props) => {
  const stacked = stackedTable([rowNames, ...names], fewestWide);
  return (
    <table {...stacked} className={stacked ? `account ${stacked.className}` : "account"}>
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
