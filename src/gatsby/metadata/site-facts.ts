import type { Query } from "../query";
import type { ArticleFacts, CaseFacts, Question, SiteFacts } from "./structured-data/facts";

type Head = { head: { description: string } };

type Download = { title: string; published: { name: string; path: string }[] };

type Article = Head &
  ArticleFacts & {
    intro: string;
    excerpt: string;
    notice: string | null;
    listed: boolean | null;
    downloads: Download[] | null;
    prose: { markdown: string };
  };

type Case = Head &
  CaseFacts & {
    weeks: number | null;
    price: { text: string } | null;
    measures: { label: string; beforeText: string; afterText: string }[] | null;
    testimonial: { name: string; company: string; content: string } | null;
  };

type Result = {
  siteIdentity: Omit<SiteFacts, "siteUrl" | "services">;
  allService: { nodes: SiteFacts["services"] };
  allPageTexts: {
    nodes: (Head & { key: string; path: string; title: string; description: string })[];
  };
  allLegalPage: { nodes: (Head & { slug: string; title: string; updated: string })[] };
  allArticle: { nodes: Article[] };
  allPortfolioCase: { nodes: Case[] };
  allHomeQuestion: { nodes: Question[] };
  allBlogQuestion: { nodes: Question[] };
};

const everything = `{
  siteIdentity { name provider tagline description area contact { to phone } links { profile community } legal { company address } }
  allService(sort: { position: ASC }) { nodes { title description price { from to } } }
  allPageTexts(sort: { position: ASC }) { nodes { head { description } key path title description } }
  allLegalPage(sort: { slug: ASC }) { nodes { head { description } slug title updated } }
  allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes {
      head { description }
      slug title category keywords date updated author intro excerpt notice listed
      downloads { title published { name path } }
      words minutes prose { markdown }
    }
  }
  allPortfolioCase(sort: [{ order: ASC }, { slug: ASC }]) {
    nodes {
      head { description }
      slug title client sector problem approach stack year weeks updated
      price { text } measures { label beforeText afterText } testimonial { name company content }
    }
  }
  allHomeQuestion(sort: { position: ASC }) { nodes { key question answer } }
  allBlogQuestion(sort: { position: ASC }) { nodes { key question answer } }
}`;

/** Reads, once after the build, the data that all metadata files need. */
export async function readSiteFacts(siteUrl: string, query: Query) {
  const data = await query<Result>(everything);
  const site: SiteFacts = { ...data.siteIdentity, siteUrl, services: data.allService.nodes };
  return {
    site,
    pages: data.allPageTexts.nodes,
    legalPages: data.allLegalPage.nodes,
    articles: data.allArticle.nodes,
    /** Unlisted articles have a page but no link to it (src/model/front-matter.ts, `listed`). */
    listedArticles: data.allArticle.nodes.filter(({ listed }) => listed !== false),
    cases: data.allPortfolioCase.nodes,
    homeQuestions: data.allHomeQuestion.nodes,
    blogQuestions: data.allBlogQuestion.nodes,
  };
}

export type Facts = Awaited<ReturnType<typeof readSiteFacts>>;
