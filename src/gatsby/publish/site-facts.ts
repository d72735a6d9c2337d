import { collections } from "../../collections/collections";
import type { CaseAccount } from "../../content/pay-back/case-account";
import type { Collection } from "../../collections/define-collection";
import { isIndexed } from "../../shared/paths";
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
  links: { profile: string | null };
  legal: { company: string; address: string };
  /** Prices of the services, in euros before tax. */
  prices: readonly { from: number; to: number | null }[];
};

/** Fields of every text. */
type Text = {
  path: string;
  title: string;
  intro: string;
  /** false: the page exists, but no other page links to it. */
  listed: boolean | null;
  downloads: { title: string; published: { name: string; path: string }[] }[] | null;
  prose: { markdown: string };
};

type Article = Text & {
  category: string;
  date: string;
  updated: string | null;
  changes: string | null;
  /** Author, when it is not the provider. */
  author: string | null;
  minutes: number;
  excerpt: string;
  notice: string | null;
};

type ServicePage = Text & {
  head: { description: string };
  updated: string | null;
  /** The card that leads to the page. */
  service: { title: string; price: { text: string } | null; priceFor: string | null };
};

type Case = {
  head: { description: string };
  path: string;
  title: string;
  client: string;
  sector: string;
  problem: string;
  approach: string;
  chapters: readonly { title: string; text: string }[] | null;
  stack: readonly string[];
  hosting: string | null;
  year: number | null;
  weeks: number | null;
  price: { text: string } | null;
  measures: { label: string; beforeText: string; afterText: string }[] | null;
  account: CaseAccount | null;
  testimonial: { name: string; company: string; content: string } | null;
};

type Result = {
  siteIdentity: Omit<SiteFacts, "siteUrl" | "prices"> & { absent: readonly string[] };
  allService: { nodes: { price: SiteFacts["prices"][number] | null }[] };
  allPageTexts: { nodes: { path: string; title: string; description: string }[] };
  allArticle: { nodes: Article[] };
  allServicePage: { nodes: ServicePage[] };
  allPortfolioCase: { nodes: Case[] };
};

const metadataQuery = `{
  siteIdentity { absent name provider tagline description area contact { to phone } links { profile } legal { company address } }
  allService { nodes { price { from to } } }
  allPageTexts(sort: { position: ASC }) { nodes { path title description } }
  allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes {
      path title category date updated changes author minutes intro excerpt notice listed
      downloads { title published { name path } }
      prose { markdown }
    }
  }
  allServicePage(sort: [{ order: ASC }, { slug: ASC }]) {
    nodes {
      head { description }
      path title updated intro listed service { title price { text } priceFor }
      downloads { title published { name path } }
      prose { markdown }
    }
  }
  allPortfolioCase(sort: [{ order: ASC }, { slug: ASC }]) {
    nodes {
      head { description }
      path title client sector problem approach chapters { title text } stack hosting year weeks
      price { text } measures { label beforeText afterText } account { outcome { label value } statement { label firstYear nextYears } notes } testimonial { name company content }
    }
  }
}`;

const collectionsWithPages = collections.filter(({ page }) => page);

/** Query of every page, by the type of its entry. */
const pagesQuery = `{ ${collectionsWithPages.map(({ type }) => `${type}: all${type} { nodes { path title } }`).join("\n")} }`;

type Pages = Record<string, { nodes: { path: string; title: string }[] }>;

/** Reads, once after the build, the data that all metadata files need. */
export async function readSiteFacts(siteUrl: string, query: Query) {
  const data = await query<Result>(metadataQuery);
  const pages = await query<Pages>(pagesQuery);
  const { absent, ...identity } = data.siteIdentity;
  const isPublished = (path: string) => isIndexed(path) && !absent.includes(path);
  const parentOf = ({ page }: Collection) => (page?.parent && isPublished(page.parent.path) ? page.parent : null);
  const articles = data.allArticle.nodes;
  const byPath = new Map(articles.map((article) => [article.path, article]));
  const site: SiteFacts = {
    ...identity,
    siteUrl,
    prices: data.allService.nodes.flatMap(({ price }) => price ?? []),
  };
  return {
    site,
    /** Every page that search engines may list, with its article if there is one, sorted by path: nodes have no stable order. */
    pages: collectionsWithPages
      .flatMap((collection) =>
        (pages[collection.type]?.nodes ?? []).map((one) => ({
          ...one,
          parent: parentOf(collection),
          article: byPath.get(one.path),
        })),
      )
      .filter(({ path }) => isPublished(path))
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
    /** The published pages of src/pages. */
    fixedPages: data.allPageTexts.nodes.filter(({ path }) => isPublished(path)),
    articles,
    /** Unlisted articles have a page but no link to it (src/collections/articles.ts, `listed`). */
    listedArticles: articles.filter(({ listed }) => listed !== false),
    cases: data.allPortfolioCase.nodes,
    services: data.allServicePage.nodes,
  };
}

export type Facts = Awaited<ReturnType<typeof readSiteFacts>>;
