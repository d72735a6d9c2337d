import { CONSENT_MONTHS, COOKIE_MONTHS } from "../../shared/consent-terms";
import { type StorageKey, storageKeys } from "../../shared/storage-keys";
import { ComparisonTable } from "./elements";
import { fewestWide, stackedTable } from "./stacked-table";

type Item = { purpose: string; duration: string };

type StoredItem = Item & {
  /** Key of the storage or name of the cookie; `*` matches any suffix. */
  name: string;
  /** Cookies are Google's, the rest this site's. */
  place: "Stockage local" | "Stockage de session" | "Cookie";
  category: "Nécessaires" | "Analytiques" | "Marketing";
};

const untilTabCloses = "Jusqu’à la fermeture de l’onglet";
const cookieDuration = `${String(COOKIE_MONTHS)}\u00a0mois, sans prolongation à chaque visite`;

/** Keys that Gatsby writes in session storage. */
type GatsbyKey = "@@scroll|*" | "gatsby-reload-compilation-hash-match";

const ownItems: Record<StorageKey | GatsbyKey, Item> = {
  "cookie-consent": {
    purpose: "Retient vos choix de cookies, leur date et la version de cette politique.",
    duration: `${String(CONSENT_MONTHS)}\u00a0mois, puis vos choix vous sont de nouveau demandés`,
  },
  "projects-view-mode": {
    purpose: "Retient l’affichage des réalisations que vous avez choisi, détaillé ou compact.",
    duration: "Jusqu’à ce que vous l’effaciez dans votre navigateur",
  },
  "contact-draft": {
    purpose:
      "Garde le nom, l’adresse et le message que vous écrivez dans le formulaire, pour qu’un rechargement de la page n’efface rien. Ne quitte pas votre navigateur.",
    duration: "Jusqu’à l’envoi du message ou la fermeture de l’onglet",
  },
  "@@scroll|*": {
    purpose: "Retient la hauteur où vous avez laissé une page.",
    duration: untilTabCloses,
  },
  "gatsby-reload-compilation-hash-match": {
    purpose: "Évite de recharger la page deux fois de suite quand le site vient d’être mis à jour.",
    duration: "Jusqu’à la page suivante",
  },
  inspecteur: {
    purpose: "Garde ouvert l’inspecteur d’événements, réservé à l’équipe qui le demande dans l’adresse.",
    duration: untilTabCloses,
  },
};

const cookies: StoredItem[] = [
  {
    name: "_ga",
    place: "Cookie",
    category: "Analytiques",
    purpose: "Distingue un visiteur d’un autre par un numéro tiré au hasard (Google Analytics).",
    duration: cookieDuration,
  },
  {
    name: "_ga_*",
    place: "Cookie",
    category: "Analytiques",
    purpose: "Regroupe les pages lues au cours d’une même visite (Google Analytics).",
    duration: cookieDuration,
  },
  {
    name: "_gcl_*",
    place: "Cookie",
    category: "Marketing",
    purpose: "Relie une visite à l’annonce Google qui l’a amenée. Aucun outil du site n’en dépose aujourd’hui.",
    duration: "90\u00a0jours",
  },
];

const areas: Record<string, "local" | "session"> = storageKeys;

/** Everything the site may store in the browser, as described in the privacy policy. */
export const storedItems: readonly StoredItem[] = [
  ...Object.entries(ownItems).map(([name, item]) => ({
    name,
    place: areas[name] === "local" ? ("Stockage local" as const) : ("Stockage de session" as const),
    category: "Nécessaires" as const,
    ...item,
  })),
  ...cookies,
];

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
