/** What choosing an article's neighbours takes. */
export type ArticleProfile = {
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

/** An article with what it is compared on: its day, what it is said to be about, in one vocabulary. */
const comparable = (article: ArticleProfile) => ({
  ...article,
  day: Date.parse(article.date) / 86_400_000,
  subjects: new Set([article.category, ...article.keywords].map((subject) => subject.toLowerCase())),
});

type Comparable = ReturnType<typeof comparable>;

const byDate = (a: ArticleProfile, b: ArticleProfile) =>
  a.date < b.date || (a.date === b.date && a.slug < b.slug) ? -1 : 1;

/** The articles closest to one: those that share most subjects, then those published nearest. */
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
 * For each article, the one before and the one after it in time, and the three others that
 * are closest to it. Only listed articles are pointed to. Keyed by slug.
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
