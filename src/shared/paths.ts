/** Every address of this site, and which pages search engines must not list. */

/** Anchors of the home page, in order (docs/contrat.md, «Dans la page»). */
export const homeAnchors = [
  "accueil",
  "services",
  "stack",
  "methode",
  "realisations",
  "vitrine",
  "portfolio",
  "apropos",
  "temoignages",
  "faq",
  "contact",
] as const;
export type HomeAnchor = (typeof homeAnchors)[number];

/** The address of a band of the home page: «/#contact». */
export const homeBand = (anchor: HomeAnchor): string => `/#${anchor}`;

/** Anchor of a question, on the home page and on the blog page. */
export const questionAnchor = (key: string): string => `faq-${key}`;

/** Anchors of the blog's own bands. */
export const blogAnchors = ["faq", "telechargements"] as const;

export const paths = {
  home: "/",
  blog: "/blog",
  article: (slug: string): string => `/blog/${slug}`,
  case: (slug: string): string => `/realisations/${slug}`,
  service: (slug: string): string => `/services/${slug}`,
  stack: "/stack-technique",
  /** A tool of the stack page, by the slug of its name. */
  tool: (anchor: string): string => `/stack-technique#${anchor}`,
  /** A file of content/pages/. */
  legalPage: (slug: string): string => `/${slug}`,
  legalNotice: "/mentions-legales",
  privacyPolicy: "/politique-confidentialite",
  thanks: "/merci",
  notFound: "/404.html",
  feed: "/rss.xml",
  sitemap: "/sitemap-index.xml",
  licences: "/licences.txt",
  download: (name: string): string => `/telechargements/${name}`,
  /** Image of link previews, named after the page's path: no two pages share a file. */
  shareImage: (page: string): string => `/share${page}.png`,
  /** Image of link previews for pages without one. */
  siteShareImage: "/share/site.png",
} as const;

/** The pages of src/pages, by their key in data/pages.json. */
export const pagesByKey = {
  accueil: paths.home,
  blog: paths.blog,
  "stack-technique": paths.stack,
  merci: paths.thanks,
  introuvable: paths.notFound,
} as const;

const unindexed: readonly string[] = [paths.thanks, paths.notFound];

/** Whether search engines may list a page: all but the confirmation and the not-found page. */
export const isIndexed = (path: string): boolean => !unindexed.includes(path);

/** The Markdown version of a page, for assistants. */
export const markdownVersion = (path: string): string => `${path}.md`;
