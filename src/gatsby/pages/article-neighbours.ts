/** What is needed to choose an article's neighbours. */
export type ArticleProfile = {
  slug: string;
  title: string;
  category: string;
  keywords: readonly string[];
  /** «AAAA-MM-JJ». */
  date: string;
  /** Reading time in minutes. */
  minutes: number;
  /** false: the page exists, but no other page links to it. */
  listed: boolean;
};

/** An article as linked from another one. */
export type ArticleLink = Pick<ArticleProfile, "slug" | "title" | "category" | "minutes">;

export type Neighbours = { previous: ArticleLink | null; next: ArticleLink | null; related: ArticleLink[] };

const relatedCount = 3;

const asLink = ({ slug, title, category, minutes }: ArticleProfile): ArticleLink => ({
  slug,
  title,
  category,
  minutes,
});

const linkOrNull = (article: ArticleProfile | undefined) => (article ? asLink(article) : null);

/** Adds what articles are compared by: day number and lower-case subjects. */
const comparable = (article: ArticleProfile) => ({
  ...article,
  day: Date.parse(article.date) / 86_400_000,
  subjects: new Set([article.category, ...article.keywords].map((subject) => subject.toLowerCase())),
});

type Comparable = ReturnType<typeof comparable>;

const byDate = (a: ArticleProfile, b: ArticleProfile) =>
  a.date < b.date || (a.date === b.date && a.slug < b.slug) ? -1 : 1;

/** The closest articles: those that share most subjects, then those published closest in time. */
function related({ day, subjects }: Comparable, candidates: readonly Comparable[]): ArticleLink[] {
  return candidates
    .map((candidate) => ({
      candidate,
      shared: [...candidate.subjects].filter((subject) => subjects.has(subject)).length,
      apart: Math.abs(candidate.day - day),
    }))
    .sort((a, b) => b.shared - a.shared || a.apart - b.apart || byDate(a.candidate, b.candidate))
    .slice(0, relatedCount)
    .map(({ candidate }) => asLink(candidate));
}

/**
 * For each article, by slug: the previous and the next one by date, and the three closest others.
 * Only listed articles are linked to.
 */
export function findNeighbours(articles: readonly ArticleProfile[]): Map<string, Neighbours> {
  const all = articles.map(comparable);
  const listed = all.filter((article) => article.listed).sort(byDate);
  return new Map(
    all.map((article) => {
      const others = listed.filter((other) => other !== article);
      const previous = others.findLast((other) => byDate(other, article) < 0);
      const next = others.find((other) => byDate(other, article) > 0);
      const apart = others.filter((other) => other !== previous && other !== next);
      return [
        article.slug,
        { previous: linkOrNull(previous), next: linkOrNull(next), related: related(article, apart) },
      ];
    }),
  );
}
