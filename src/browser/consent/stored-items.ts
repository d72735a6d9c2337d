import {
  ANALYTICS_COOKIES,
  CONSENT_KEY,
  CONSENT_MONTHS,
  COOKIE_MONTHS,
  INSPECTOR_KEY,
  MARKETING_COOKIES,
} from "./policy";

export type StoredItem = {
  /** The key or the cookie's name; `*` stands for any ending. */
  name: string;
  place: "Stockage local" | "Stockage de session" | "Cookie";
  category: "Nécessaires" | "Analytiques" | "Marketing";
  /** Who sets it and receives what it holds. */
  owner: "Ce site" | "Google";
  purpose: string;
  duration: string;
};

/**
 * Everything the site may store in a visitor's browser, in the words of the privacy policy.
 * The browser tests check that nothing else is ever stored. Adding a line, or changing a purpose,
 * calls for a new `POLICY_VERSION`.
 */
export const storedItems: readonly StoredItem[] = [
  {
    name: CONSENT_KEY,
    place: "Stockage local",
    category: "Nécessaires",
    owner: "Ce site",
    purpose: "Retient vos choix de cookies, leur date et la version de cette politique.",
    duration: `${String(CONSENT_MONTHS)}\u00a0mois, puis vos choix vous sont de nouveau demandés`,
  },
  {
    name: "projects-view-mode",
    place: "Stockage local",
    category: "Nécessaires",
    owner: "Ce site",
    purpose: "Retient l’affichage des réalisations que vous avez choisi, détaillé ou compact.",
    duration: "Jusqu’à ce que vous l’effaciez dans votre navigateur",
  },
  {
    name: "@@scroll|*",
    place: "Stockage de session",
    category: "Nécessaires",
    owner: "Ce site",
    purpose: "Vous ramène au même endroit de la page quand vous revenez en arrière.",
    duration: "Jusqu’à la fermeture de l’onglet",
  },
  {
    name: INSPECTOR_KEY,
    place: "Stockage de session",
    category: "Nécessaires",
    owner: "Ce site",
    purpose: "Garde ouvert l’inspecteur d’événements, réservé à l’équipe qui le demande dans l’adresse.",
    duration: "Jusqu’à la fermeture de l’onglet",
  },
  {
    name: ANALYTICS_COOKIES,
    place: "Cookie",
    category: "Analytiques",
    owner: "Google",
    purpose: "Distingue un visiteur d’un autre par un numéro tiré au hasard (Google Analytics).",
    duration: `${String(COOKIE_MONTHS)}\u00a0mois, sans prolongation à chaque visite`,
  },
  {
    name: `${ANALYTICS_COOKIES}_*`,
    place: "Cookie",
    category: "Analytiques",
    owner: "Google",
    purpose: "Regroupe les pages lues au cours d’une même visite (Google Analytics).",
    duration: `${String(COOKIE_MONTHS)}\u00a0mois, sans prolongation à chaque visite`,
  },
  {
    name: `${MARKETING_COOKIES}_*`,
    place: "Cookie",
    category: "Marketing",
    owner: "Google",
    purpose: "Relie une visite à l’annonce Google qui l’a amenée.",
    duration: "90\u00a0jours",
  },
];
