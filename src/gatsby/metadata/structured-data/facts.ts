/** Prices in euros, before tax. */
export type Price = { from: number; to: number | null };

export type SiteFacts = {
  siteUrl: string;
  name: string;
  provider: string;
  tagline: string;
  description: string;
  /** Where the provider works, such as «France». */
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
  /** Who signs, when it is not the provider. */
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

/** What every page says of itself. Addresses have no trailing slash, but for the home page. */
export type PageFacts = {
  /** Path of the page. */
  path: string;
  title: string;
  description: string;
  /** Name of the picture in /share/. */
  shareImage: string;
  /** The page above it, when it is not the home page. */
  under?: { name: string; path: string };
  updated?: string | null;
};
