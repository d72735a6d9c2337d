import type { Query } from "../query";

export type SiteFacts = {
  siteUrl: string;
  name: string;
  provider: string;
  tagline: string;
  description: string;
  /** Area served, such as «France». */
  area: string | null;
  contact: { to: string; phone: string | null };
  links: { profile: string };
  legal: { company: string; address: string };
  /** Prices of the services, in euros before tax. */
  prices: readonly { from: number; to: number | null }[];
};

type Article = {
  slug: string;
  title: string;
  category: string;
  date: string;
  updated: string | null;
  /** Author, when it is not the provider. */
  author: string | null;
  minutes: number;
  intro: string;
  excerpt: string;
  notice: string | null;
  listed: boolean | null;
  downloads: { title: string; published: { name: string; path: string }[] }[] | null;
  prose: { markdown: string };
};

type Case = {
  head: { description: string };
  slug: string;
  title: string;
  client: string;
  sector: string;
  problem: string;
  approach: string;
  stack: readonly string[];
  year: number | null;
  weeks: number | null;
  price: { text: string } | null;
  measures: { label: string; beforeText: string; afterText: string }[] | null;
  testimonial: { name: string; company: string; content: string } | null;
};

type Result = {
  siteIdentity: Omit<SiteFacts, "siteUrl" | "prices">;
  allService: { nodes: { price: SiteFacts["prices"][number] | null }[] };
  allPageTexts: { nodes: { path: string; title: string; description: string }[] };
  allLegalPage: { nodes: { slug: string; title: string }[] };
  allArticle: { nodes: Article[] };
  allPortfolioCase: { nodes: Case[] };
};

// The pages that nobody looks for are left out: thanks, and not found.
const everything = `{
  siteIdentity { name provider tagline description area contact { to phone } links { profile } legal { company address } }
  allService { nodes { price { from to } } }
  allPageTexts(filter: { key: { nin: ["merci", "introuvable"] } }, sort: { position: ASC }) {
    nodes { path title description }
  }
  allLegalPage(sort: { slug: ASC }) { nodes { slug title } }
  allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes {
      slug title category date updated author minutes intro excerpt notice listed
      downloads { title published { name path } }
      prose { markdown }
    }
  }
  allPortfolioCase(sort: [{ order: ASC }, { slug: ASC }]) {
    nodes {
      head { description }
      slug title client sector problem approach stack year weeks
      price { text } measures { label beforeText afterText } testimonial { name company content }
    }
  }
}`;

/** Reads, once after the build, the data that all metadata files need. */
export async function readSiteFacts(siteUrl: string, query: Query) {
  const data = await query<Result>(everything);
  const site: SiteFacts = {
    ...data.siteIdentity,
    siteUrl,
    prices: data.allService.nodes.flatMap(({ price }) => price ?? []),
  };
  return {
    site,
    pages: data.allPageTexts.nodes,
    legalPages: data.allLegalPage.nodes,
    articles: data.allArticle.nodes,
    /** Unlisted articles have a page but no link to it (src/collections/articles.ts, `listed`). */
    listedArticles: data.allArticle.nodes.filter(({ listed }) => listed !== false),
    cases: data.allPortfolioCase.nodes,
  };
}

export type Facts = Awaited<ReturnType<typeof readSiteFacts>>;

export type SitePage = {
  /** Without trailing slash, except the home page's. */
  path: string;
  title: string;
  /** The page above, when it is not the home page. */
  parent?: { title: string; path: string };
  article?: Article;
};

/** Every indexable page. */
export const sitePages = ({ pages, legalPages, articles, cases }: Facts): SitePage[] => [
  ...pages,
  ...legalPages.map(({ slug, title }) => ({ path: `/${slug}`, title })),
  ...articles.map((article) => ({
    path: `/blog/${article.slug}`,
    title: article.title,
    parent: { title: "Blog", path: "/blog" },
    article,
  })),
  ...cases.map(({ slug, title }) => ({
    path: `/realisations/${slug}`,
    title,
    parent: { title: "Réalisations", path: "/#realisations" },
  })),
];
