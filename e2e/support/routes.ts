/** The pages of the tests' own site (fixtures/site). */

/** One path for each kind of page. */
export const kinds = [
  "/",
  "/blog",
  "/blog/classer-sans-perdre",
  "/stack-technique",
  "/realisations/minutes-etude-notariale",
  "/services/plan-de-rangement",
  "/politique-confidentialite",
  "/merci",
  "/inconnu",
];

/** Newest first. */
export const listedArticles = ["boites-et-etiquettes", "garder-ou-jeter", "classer-sans-perdre"];

/** Published at its address, and in no list. */
export const unlistedArticle = "note-du-studio";

const cases = [
  "bons-de-livraison-macon",
  "contrats-office",
  "dossiers-cabinet-dentaire",
  "licences-club-aviron",
  "minutes-etude-notariale",
  "ordonnances-pharmacie",
  "plans-atelier-charpente",
  "radios-veterinaire",
  "registres-association",
];

/** All paths of the sitemap. */
export const addresses = [
  "/",
  "/blog",
  "/stack-technique",
  "/mentions-legales",
  "/politique-confidentialite",
  ...[...listedArticles, unlistedArticle].map((slug) => `/blog/${slug}`),
  ...cases.map((slug) => `/realisations/${slug}`),
  "/services/plan-de-rangement",
];
