import { articles, cases } from "./content";

/** One path for each kind of page. */
export const kinds = [
  "/",
  "/blog",
  "/blog/mvp-crucial-lancer-projet",
  "/stack-technique",
  "/realisations/devis-menuisier",
  "/politique-confidentialite",
  "/merci",
  "/inconnu",
];

/** Cases whose pages differ: with a testimonial, without one, with the longest title. */
const casesToSee = ["devis-menuisier", "crm-editeur-veterinaire", "portail-pieces-comptables"];

/** One path for each distinct feature of the pages. */
export const routes = [
  "/",
  "/blog",
  "/stack-technique",
  "/mentions-legales",
  "/politique-confidentialite",
  ...articles.map((slug) => `/blog/${slug}`),
  ...casesToSee.map((slug) => `/realisations/${slug}`),
];

/** All paths of the sitemap. */
export const addresses = [...new Set([...routes, ...cases.map((slug) => `/realisations/${slug}`)])];
