/** Prices in euros, before tax. */
export type Price = { from: number; to: number | null };

export type SiteFacts = {
  siteUrl: string;
  name: string;
  provider: string;
  tagline: string;
  description: string;
  /** Area served, such as «France». */
  area: string | null;
  contact: { to: string; phone: string | null };
  links: { profile: string; community: string };
  legal: { company: string; address: string };
  services: readonly { title: string; description: string; price: Price | null }[];
};

export type Question = { key: string; question: string; answer: string };

export type ArticleFacts = {
  slug: string;
  title: string;
  category: string;
  keywords: readonly string[];
  date: string;
  updated: string | null;
  /** Author, when it is not the provider. */
  author: string | null;
  words: number;
  minutes: number;
};

export type CaseFacts = {
  slug: string;
  title: string;
  client: string;
  sector: string;
  problem: string;
  approach: string;
  stack: readonly string[];
  year: number | null;
  updated: string | null;
};

/** Common to every page. Paths have no trailing slash, except the home page's. */
export type PageFacts = {
  /** Path of the page. */
  path: string;
  title: string;
  description: string;
  /** File name in /share/. */
  shareImage: string;
  /** The parent page, when it is not the home page. */
  under?: { name: string; path: string };
  updated?: string | null;
};
