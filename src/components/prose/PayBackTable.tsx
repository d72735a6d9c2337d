type Props = {
  /** Names of the projects, one a column. */
  names: readonly string[];
  rows: readonly { label: string; values: readonly string[] }[];
};

const rowNames = "Le compte d’un an";

/** The accounts of projects side by side, one a column. */
export const PayBackTable = ({ names, rows }: Props) => {
  // On a phone, each line of two amounts or more below its name: the names of the columns stay in sight.
  return (
    <table className={names.length > 1 ? "account stacked" : "account"}>
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
