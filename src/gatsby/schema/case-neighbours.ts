/** What is needed to find related cases. */
export type CaseProfile = { slug: string; sector: string; stack: readonly string[] };

export type ArticleText = {
  slug: string;
  title: string;
  keywords: readonly string[];
  /** «AAAA-MM-JJ». */
  date: string;
  /** false: no page links to it. */
  listed: boolean;
  /** The MDX source. */
  body: string;
};

const shown = 3;

/** Score of a shared sector or of a link in the text; a tool shared with no other case scores 1. */
const strong = 10;

const lower = (text: string) => text.toLowerCase();

/** Weight of each tool: the inverse of the number of cases that use it. */
function weights(cases: readonly CaseProfile[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const tool of cases.flatMap(({ stack }) => stack.map(lower))) uses.set(tool, (uses.get(tool) ?? 0) + 1);
  return new Map([...uses].map(([tool, count]) => [tool, 1 / count]));
}

/** The items with the highest scores, in list order when equal; none with a zero score. */
function best<Item>(items: readonly Item[], score: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, points: score(item) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, shown)
    .map(({ item }) => item);
}

/** The closest cases: same sector first, then by shared tools. */
export function findNearCases<Case extends CaseProfile>(one: CaseProfile, cases: readonly Case[]): Case[] {
  const weightOf = weights(cases);
  const tools = new Set(one.stack.map(lower));
  return best(
    cases.filter(({ slug }) => slug !== one.slug),
    ({ sector, stack }) =>
      (sector === one.sector ? strong : 0) +
      stack.map(lower).reduce((sum, tool) => sum + (tools.has(tool) ? (weightOf.get(tool) ?? 0) : 0), 0),
  );
}

/**
 * The articles to read after a case: the ones it names, otherwise the closest listed ones (those
 * that link to it, then those about its tools; newest first when equal).
 */
export function findNearArticles<Article extends ArticleText>(
  one: CaseProfile,
  articles: readonly Article[],
  cases: readonly CaseProfile[],
  named?: readonly string[],
): Article[] {
  const offered = articles.filter(({ listed }) => listed);
  if (named) return named.flatMap((slug) => offered.filter((article) => article.slug === slug));
  const weightOf = weights(cases);
  const wanted = [one.sector, ...one.stack].map(lower);
  const subjects = ({ title, keywords }: Article) => lower([title, ...keywords].join(" "));
  return best(
    offered.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.slug < b.slug ? -1 : 1)),
    (article) => {
      const told = subjects(article);
      return (
        (tellsOf(one, article.body) ? strong : 0) +
        wanted
          .filter((subject) => told.includes(subject))
          .reduce((sum, subject) => sum + (weightOf.get(subject) ?? 1), 0)
      );
    },
  );
}

/** Whether a text links to the page of a case. */
const tellsOf = ({ slug }: CaseProfile, body: string) => new RegExp(`/realisations/${slug}(?![a-z0-9-])`).test(body);
