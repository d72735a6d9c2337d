type Dated = { slug: string; updated: string | null };
type Query = {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string }[] };
  allArticle: { nodes: (Dated & { date: string })[] };
  allLegalPage: { nodes: Dated[] };
  allPortfolioCase: { nodes: Dated[] };
  allPageTexts: { nodes: { path: string; updated: string | null }[] };
};
type Page = { path: string; lastmod?: string };

/** Date of the last change of each page's content, where known. */
export function datesByPath({ allArticle, allLegalPage, allPortfolioCase, allPageTexts }: Query): Map<string, string> {
  const articles = allArticle.nodes.map(({ slug, date, updated }) => [`/blog/${slug}`, updated ?? date] as const);
  const newest = articles.map(([, date]) => date).sort();
  const pages = allPageTexts.nodes.map(({ path, updated }) => {
    const dates = [updated, path === "/blog" ? newest.at(-1) : undefined].filter((date) => typeof date === "string");
    return [path, dates.sort().at(-1)] as const;
  });
  const dated = [
    ...articles,
    ...pages,
    ...allLegalPage.nodes.map(({ slug, updated }) => [`/${slug}`, updated] as const),
    ...allPortfolioCase.nodes.map(({ slug, updated }) => [`/realisations/${slug}`, updated] as const),
  ];
  return new Map(dated.flatMap(([path, date]) => (date ? [[path, date] as const] : [])));
}

/** Options of gatsby-plugin-sitemap: every page but errors and confirmations. */
export const sitemapOptions = {
  output: "/",
  // robots.txt gives its URL.
  createLinkInHead: false,
  excludes: ["/merci", "/404", "/404.html", "/dev-404-page"],
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allArticle { nodes { slug date updated } }
    allLegalPage { nodes { slug updated } }
    allPortfolioCase { nodes { slug updated } }
    allPageTexts { nodes { path updated } }
  }`,
  resolvePages: (query: Query): Page[] => {
    const dates = datesByPath(query);
    return query.allSitePage.nodes.map(({ path }) => {
      const lastmod = dates.get(path);
      return { path, ...(lastmod && { lastmod }) };
    });
  },
  serialize: ({ path, lastmod }: Page) => ({ url: path, ...(lastmod && { lastmod }) }),
};
