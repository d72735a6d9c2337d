import { paths } from "../../shared/paths";
import type { Query } from "../query";

/** The fields by which the neighbours of an article or a case are chosen. */
export type ArticleProfile = {
  slug: string;
  title: string;
  category: string;
  keywords: readonly string[];
  /** «AAAA-MM-JJ». */
  date: string;
  /** false: the page exists, but no other page links to it. */
  listed: boolean | null;
  /** The MDX source. */
  body: string;
};
export type CaseProfile = {
  slug: string;
  title: string;
  sector: string;
  stack: readonly string[];
  /** Slugs of the cases and the articles to show, when the provider chose them. */
  cases: readonly string[] | null;
  articles: readonly string[] | null;
};

const maxShown = 3;

/** Score of a shared sector or of a link in the text; a tool shared with no other case scores 1. */
const strongScore = 10;

const lower = (text: string) => text.toLowerCase();

const isListed = ({ listed }: ArticleProfile) => listed !== false;

const titleAndSlug = ({ slug, title }: ArticleProfile) => ({ slug, title });

/** The slugs of the items with the highest scores, in list order when equal; none with a zero score. */
function best<Item extends { slug: string }>(items: readonly Item[], score: (item: Item) => number): string[] {
  return items
    .map((item) => ({ slug: item.slug, points: score(item) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, maxShown)
    .map(({ slug }) => slug);
}

/**
 * The neighbours of an article, listed articles only: the previous one, the next one, and related
 * ones, which share most subjects with it, then are closest in time.
 *
 * @param articles oldest first.
 */
export function articleNeighbours(article: ArticleProfile, articles: readonly ArticleProfile[]) {
  const rank = articles.indexOf(article);
  const previous = articles.slice(0, rank).findLast(isListed);
  const next = articles.slice(rank + 1).find(isListed);
  const subjectsOf = ({ category, keywords }: ArticleProfile) => [...new Set([category, ...keywords].map(lower))];
  const subjects = subjectsOf(article);
  const timeBetween = ({ date }: ArticleProfile) => Math.abs(Date.parse(date) - Date.parse(article.date));
  const others = articles
    .filter((other) => isListed(other) && ![article, previous, next].includes(other))
    .sort((a, b) => timeBetween(a) - timeBetween(b));
  return {
    previous: previous ? titleAndSlug(previous) : null,
    next: next ? titleAndSlug(next) : null,
    // Scores begin at 1: an article that shares no subject may still be the closest in time.
    related: best(others, (other) => 1 + subjectsOf(other).filter((one) => subjects.includes(one)).length),
  };
}

/** Weight of each tool: the inverse of the number of cases that use it. */
function weights(cases: readonly CaseProfile[]): Map<string, number> {
  const tools = cases.flatMap(({ stack }) => stack.map(lower));
  return new Map(tools.map((tool) => [tool, 1 / tools.filter((other) => other === tool).length]));
}

/**
 * The cases and listed articles to show after a case: those that its file names, otherwise the
 * closest. Cases: same sector first, then by shared tools. Articles: those that link to the case, then
 * those about its tools, newest first when equal.
 */
export function caseNeighbours(one: CaseProfile, cases: readonly CaseProfile[], articles: readonly ArticleProfile[]) {
  const weightOf = weights(cases);
  const tools = one.stack.map(lower);
  const similarity = ({ slug, sector, stack }: CaseProfile) => {
    if (slug === one.slug) return 0;
    const shared = stack.map(lower).filter((tool) => tools.includes(tool));
    return shared.reduce((sum, tool) => sum + (weightOf.get(tool) ?? 0), sector === one.sector ? strongScore : 0);
  };
  const link = new RegExp(`${paths.case(one.slug)}(?![a-z0-9-])`);
  const relevance = ({ title, keywords, body }: ArticleProfile) => {
    const topic = lower([title, ...keywords].join(" "));
    const subjects = [lower(one.sector), ...tools].filter((subject) => topic.includes(subject));
    return subjects.reduce((sum, subject) => sum + (weightOf.get(subject) ?? 1), link.test(body) ? strongScore : 0);
  };
  const offered = articles.filter(isListed).sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  return {
    cases: one.cases ?? best(cases, similarity),
    articles: one.articles?.filter((slug) => offered.some((other) => other.slug === slug)) ?? best(offered, relevance),
  };
}

type Profiles = {
  allArticle: { nodes: (ArticleProfile & { id: string })[] };
  allServicePage: { nodes: { id: string; cases: readonly string[] | null }[] };
  allPortfolioCase: { nodes: (CaseProfile & { id: string })[] };
};

/** The neighbours of each article, case and service, by the id of its node: the context of its page. */
export async function readNeighbours(query: Query): Promise<Map<string, object>> {
  const profiles = await query<Profiles>(`{
    allArticle(sort: [{ date: ASC }, { slug: ASC }]) {
      nodes { id slug title category keywords date listed body }
    }
    allPortfolioCase(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id slug title sector stack cases articles } }
    allServicePage { nodes { id cases } }
  }`);
  const articles = profiles.allArticle.nodes;
  const cases = profiles.allPortfolioCase.nodes;
  return new Map<string, object>([
    ...articles.map((article) => [article.id, articleNeighbours(article, articles)] as const),
    ...cases.map((one) => [one.id, caseNeighbours(one, cases, articles)] as const),
    ...profiles.allServicePage.nodes.map(({ id, cases: chosen }) => [id, { cases: chosen ?? [] }] as const),
  ]);
}
