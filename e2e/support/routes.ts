/** Every address of the site (contract, section 2), written out: a lost page must fail a test. */
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

export const routes = [
  "/",
  "/blog",
  "/stack-technique",
  "/mentions-legales",
  "/politique-confidentialite",
  ...articles.map((slug) => `/blog/${slug}`),
];
