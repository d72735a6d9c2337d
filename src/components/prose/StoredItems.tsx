import { storedItems } from "./stored-items";
import { fewestWide, stackedTable } from "./stacked-table";
import { ComparisonTable } from "./ComparisonTable";

const columns = ["Nom", "Pourquoi", "Durée"];

const categories = [...new Set(storedItems.map(({ category }) => category))];

/** Everything the site may store in the browser, for the privacy policy, from the list that the code enforces. */
export function StoredItems() {
  return (
    <ComparisonTable caption="Ce que le site peut enregistrer dans votre navigateur">
      <table {...stackedTable(columns, fewestWide)}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {categories.map((shown) => (
          <tbody key={shown}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {shown}
              </th>
            </tr>
            {storedItems
              .filter(({ category }) => category === shown)
              .map(({ name, place, purpose, duration }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>{`${purpose} ${place}${place === "Cookie" ? " de Google" : ", lu par ce site seul"}.`}</td>
                  <td>{duration}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </ComparisonTable>
  );
}
