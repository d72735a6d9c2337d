import { collections } from "../../collections/collections";
import { isIndexed } from "../../shared/paths";

export type Query = {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string }[] };
} & Record<string, { nodes: { path: string; date?: string | null; updated?: string | null }[] }>;

type Page = { path: string; lastmod?: string };

const collectionsWithPages = collections.flatMap(({ type, schema, page }) => {
  const dates = ["date", "updated"].filter((field) => field in schema.shape);
  return page ? [{ type, dates, listedOn: page.parent?.path.replace(/#.*/, "") }] : [];
});

/** Date of the last change of each page's content, if known; a page that lists others has the latest of their dates too. */
export function datesByPath(query: Query): Map<string, string> {
  const dates = new Map<string, string>();
  const keepLatest = (path: string | undefined, date: string | null | undefined) => {
    if (path !== undefined && date && date > (dates.get(path) ?? "")) dates.set(path, date);
  };
  for (const { type, listedOn } of collectionsWithPages) {
    for (const { path, date, updated } of query[type]?.nodes ?? []) {
      keepLatest(path, updated ?? date);
      keepLatest(listedOn, updated ?? date);
    }
  }
  return dates;
}

/** Options of gatsby-plugin-sitemap, which leaves out Gatsby's own error pages. */
export const sitemapOptions = {
  output: "/",
  // robots.txt gives its URL.
  createLinkInHead: false,
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    ${collectionsWithPages.map(({ type, dates }) => `${type}: all${type} { nodes { path ${dates.join(" ")} } }`).join("\n")}
  }`,
  /** Sorted by path: nodes have no stable order, and the file must not change without reason. */
  resolvePages: (query: Query): Page[] => {
    const dates = datesByPath(query);
    return query.allSitePage.nodes
      .filter(({ path }) => isIndexed(path))
      .map(({ path }) => {
        const lastmod = dates.get(path);
        return { path, ...(lastmod && { lastmod }) };
      })
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  },
  serialize: ({ path, lastmod }: Page) => ({ url: path, ...(lastmod && { lastmod }) }),
};
