/** Every address of the site (docs/contrat.md, «Routes»), written out: a lost page must fail a test. */
export const articles = [
  "rgpd-saas-bonnes-pratiques",
  "no-code-revolution-pme",
  "vibe-coding-tendance-buzz",
  "mvp-crucial-lancer-projet",
  "notion-plus-que-prise-notes",
  "airtable-arme-secrete-entrepreneurs",
  "erreurs-creation-saas-eviter",
  "automatiser-sans-coder-exemples",
  "integrer-no-code-ecosysteme-existant",
  "tendances-tech-2025-no-code-saas",
  "comment-automatiser-sa-comptabilite-avec-le-no-code-guide-complet-2024",
  "test-depuis-le-studio",
];

export const cases = [
  "adhesions-club-omnisports",
  "alertes-tarifs-fournisseurs",
  "assistant-support-capteurs",
  "calendrier-editorial-agence",
  "crm-editeur-veterinaire",
  "demandes-habitants-commune",
  "devis-menuisier",
  "facturation-bureau-etudes",
  "fiches-recettes-bistrot",
  "grille-radio-locale",
  "ordres-de-fabrication-atelier",
  "parc-machines-qr-code",
  "portail-pieces-comptables",
  "quiz-securite",
  "rapport-de-chantier-mobile",
  "recus-fiscaux-association",
  "reservation-atelier-velo",
  "stock-trois-boutiques",
  "suivi-arrets-de-presse",
  "tournees-techniciens-chauffage",
];

/** Cases whose pages differ by what they hold: with a testimonial, without one, with the longest title. */
const casesToSee = ["devis-menuisier", "crm-editeur-veterinaire", "portail-pieces-comptables"];

/** One route for each thing that a page may show. */
export const routes = [
  "/",
  "/blog",
  "/stack-technique",
  "/mentions-legales",
  "/politique-confidentialite",
  ...articles.map((slug) => `/blog/${slug}`),
  ...casesToSee.map((slug) => `/realisations/${slug}`),
];

/** Every address of the sitemap. */
export const addresses = [...new Set([...routes, ...cases.map((slug) => `/realisations/${slug}`)])];
