import { storedItems } from "./stored-items";
import { ComparisonTable } from "./ComparisonTable";

/** Everything the site may store in the browser, for the privacy policy, from the list that the code enforces. */
export function StoredItems() {
  return (
    <ComparisonTable caption="Ce que le site peut enregistrer dans votre navigateur">
      <table>
        <thead>
          <tr>
            <th scope="col">Nom</th>
            <th scope="col">Catégorie</th>
            <th scope="col">Pourquoi</th>
            <th scope="col">Durée</th>
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
