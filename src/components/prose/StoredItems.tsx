import { storedItems } from "./stored-items";
import { stackedTable } from "./stacked-table";
import { ComparisonTable } from "./ComparisonTable";

const columns = ["Nom", "Catégorie", "Pourquoi", "Durée"];

/** Everything the site may store in the browser, for the privacy policy, from the list that the code enforces. */
export function StoredItems() {
  return (
    <ComparisonTable caption="Ce que le site peut enregistrer dans votre navigateur">
      <table {...stackedTable(columns)}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {storedItems.map(({ name, place, category, purpose, duration }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{category}</td>
              <td>{`${purpose} ${place}, ${place === "Cookie" ? "déposé par Google" : "lu par ce site seul"}.`}</td>
              <td>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ComparisonTable>
  );
}
