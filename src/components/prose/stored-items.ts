import { CONSENT_MONTHS, COOKIE_MONTHS } from "../../browser/consent/terms";
import { type StorageKey, storageKeys } from "../../browser/storage/keys";

type Item = {
  category: "Nécessaires" | "Analytiques" | "Marketing";
  purpose: string;
  duration: string;
};

export type StoredItem = Item & {
  /** Key of the storage or name of the cookie; `*` matches any suffix. */
  name: string;
  place: "Stockage local" | "Stockage de session" | "Cookie";
  /** Who sets it and receives its content. */
  owner: "Ce site" | "Google";
};

const untilTabCloses = "Jusqu’à la fermeture de l’onglet";
const cookieDuration = `${String(COOKIE_MONTHS)}\u00a0mois, sans prolongation à chaque visite`;

/** Keys that Gatsby writes in session storage. */
type GatsbyKey = "@@scroll|*" | "gatsby-reload-compilation-hash-match";

const ownItems: Record<StorageKey | GatsbyKey, Item> = {
  "cookie-consent": {
    category: "Nécessaires",
    purpose: "Retient vos choix de cookies, leur date et la version de cette politique.",
    duration: `${String(CONSENT_MONTHS)}\u00a0mois, puis vos choix vous sont de nouveau demandés`,
  },
  "projects-view-mode": {
    category: "Nécessaires",
    purpose: "Retient l’affichage des réalisations que vous avez choisi, détaillé ou compact.",
    duration: "Jusqu’à ce que vous l’effaciez dans votre navigateur",
  },
  "contact-draft": {
    category: "Nécessaires",
    purpose:
      "Garde le nom, l’adresse et le message que vous écrivez dans le formulaire, pour qu’un rechargement de la page n’efface rien. Ne quitte pas votre navigateur.",
    duration: "Jusqu’à l’envoi du message ou la fermeture de l’onglet",
  },
  "@@scroll|*": {
    category: "Nécessaires",
    purpose: "Retient la hauteur où vous avez laissé une page.",
    duration: untilTabCloses,
  },
  "gatsby-reload-compilation-hash-match": {
    category: "Nécessaires",
    purpose: "Évite de recharger la page deux fois de suite quand le site vient d’être mis à jour.",
    duration: "Jusqu’à la page suivante",
  },
  inspecteur: {
    category: "Nécessaires",
    purpose: "Garde ouvert l’inspecteur d’événements, réservé à l’équipe qui le demande dans l’adresse.",
    duration: untilTabCloses,
  },
};

const tagCookies: Record<string, Item> = {
  _ga: {
    category: "Analytiques",
    purpose: "Distingue un visiteur d’un autre par un numéro tiré au hasard (Google Analytics).",
    duration: cookieDuration,
  },
  "_ga_*": {
    category: "Analytiques",
    purpose: "Regroupe les pages lues au cours d’une même visite (Google Analytics).",
    duration: cookieDuration,
  },
  "_gcl_*": {
    category: "Marketing",
    purpose: "Relie une visite à l’annonce Google qui l’a amenée. Aucune balise du site n’en dépose aujourd’hui.",
    duration: "90\u00a0jours",
  },
};

const lasts = (name: string): boolean =>
  Object.entries(storageKeys).some(([key, area]) => key === name && area === "local");

/** Everything the site may store in the browser, as described in the privacy policy. */
export const storedItems: readonly StoredItem[] = [
  ...Object.entries(ownItems).map(([name, item]) => ({
    name,
    place: lasts(name) ? ("Stockage local" as const) : ("Stockage de session" as const),
    owner: "Ce site" as const,
    ...item,
  })),
  ...Object.entries(tagCookies).map(([name, item]) => ({
    name,
    place: "Cookie" as const,
    owner: "Google" as const,
    ...item,
  })),
];
