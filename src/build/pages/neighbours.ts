/** What choosing an article's neighbours takes. */
export type ArticleFacts = {
  slug: string;
  title: string;
  category: string;
  keywords: readonly string[];
  /** «AAAA-MM-JJ». */
  date: string;
  /** Minutes of reading. */
  minutes: number;
  /** false: reachable at its address, but no other page leads to it. */
  listed: boolean;
};

/** An article as another one points to it. */
export type ArticleLink = Pick<ArticleFacts, "slug" | "title" | "category" | "minutes">;

export type Neighbours = { previous: ArticleLink | null; next: ArticleLink | null; related: ArticleLink[] };

const relatedCount = 3;

const asLink = ({ slug, title, category, minutes }: ArticleFacts): ArticleLink => ({ slug, title, category, minutes });

const linkOrNull = (article: ArticleFacts | undefined) => (article ? asLink(article) : null);

/** What two articles are said to be about, in one vocabulary. */
const subjects = ({ category, keywords }: ArticleFacts) =>
  new Set([category, ...keywords].map((subject) => subject.toLowerCase()));

const byDate = (a: ArticleFacts, b: ArticleFacts) =>
  a.date < b.date || (a.date === b.date && a.slug < b.slug) ? -1 : 1;

const days = (date: string) => Date.parse(date) / 86_400_000;

/** How many articles of a subject are looked at on either side of a date: it keeps a thousand articles quick. */
const window = 12;

/** Rank of an article in a list in order of date, or the one it would take. */
function rankOf(article: ArticleFacts, list: readonly ArticleFacts[]): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = list[middle];
    if (other && byDate(other, article) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The articles of a list published nearest to one, itself left out. */
function around(article: ArticleFacts, list: readonly ArticleFacts[], count: number): ArticleFacts[] {
  const rank = rankOf(article, list);
  return list.slice(Math.max(0, rank - count), rank + count + 1).filter(({ slug }) => slug !== article.slug);
}

/**
 * For each article, the one before and the one after it in time, and the three others that
 * are closest to it: those that share most subjects, then those published nearest. Only
 * listed articles are pointed to. Keyed by slug.
 */
export function findNeighbours(articles: readonly ArticleFacts[]): Map<string, Neighbours> {
  const listed = articles.filter((article) => article.listed).sort(byDate);
  const bySubject = new Map<string, ArticleFacts[]>();
  for (const article of listed) {
    for (const subject of subjects(article)) {
      const others = bySubject.get(subject);
      if (others) others.push(article);
      else bySubject.set(subject, [article]);
    }
  }

  function related(article: ArticleFacts, apart: readonly (ArticleFacts | undefined)[]): ArticleLink[] {
    const shared = new Map(around(article, listed, relatedCount + 1).map((candidate) => [candidate, 0]));
    for (const subject of subjects(article)) {
      for (const candidate of around(article, bySubject.get(subject) ?? [], window)) {
        shared.set(candidate, (shared.get(candidate) ?? 0) + 1);
      }
    }
    const distance = ({ date }: ArticleFacts) => Math.abs(days(date) - days(article.date));
    return [...shared]
      .filter(([candidate]) => !apart.includes(candidate))
      .sort(([a, sharedByA], [b, sharedByB]) => sharedByB - sharedByA || distance(a) - distance(b) || byDate(a, b))
      .slice(0, relatedCount)
      .map(([candidate]) => asLink(candidate));
  }

  return new Map(
    articles.map((article) => {
      const rank = rankOf(article, listed);
      const before = listed[rank - 1];
      const after = listed[listed[rank]?.slug === article.slug ? rank + 1 : rank];
      const neighbours = {
        previous: linkOrNull(before),
        next: linkOrNull(after),
        related: related(article, [before, after]),
      };
      return [article.slug, neighbours];
    }),
  );
}
