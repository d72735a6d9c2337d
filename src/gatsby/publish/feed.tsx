import { renderToStaticMarkup } from "react-dom/server";
import { frenchTypography } from "../../content/prose/typography";
import { paths } from "../../shared/paths";

type Article = {
  path: string;
  title: string;
  excerpt: string;
  intro: string;
  notice: string | null;
  author: string | null;
  date: string;
  updated: string | null;
  changes: string | null;
  category: string;
  prose: { feed: string };
};
type Query = {
  site: { siteMetadata: { siteUrl: string } };
  siteIdentity: { name: string; provider: string; description: string };
  allArticle: { nodes: Article[] };
};

const frenchDay = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

/** The full article as HTML: image, update date, notice, introduction, body. */
function fullText({ path, updated, changes, intro, notice, prose }: Article, siteUrl: string): string {
  const beginning = (
    <>
      <p>
        <img src={siteUrl + paths.shareImage(path)} alt="" />
      </p>
      {updated && (
        <p>
          Mis à jour le {frenchTypography(frenchDay.format(new Date(updated)))}
          {changes && `\u00a0: ${changes}`}
        </p>
      )}
      {notice && (
        <p>
          <strong>{notice}</strong>
        </p>
      )}
      <p>{intro}</p>
    </>
  );
  return renderToStaticMarkup(beginning) + prose.feed;
}

/** Options of gatsby-plugin-feed: the listed articles in full, newest first. */
export const feedOptions = {
  query: `{ site { siteMetadata { siteUrl } } siteIdentity { name provider description } }`,
  setup: ({ query }: { query: Query }) => ({
    title: `${query.siteIdentity.name}, le blog`,
    description: query.siteIdentity.description,
    site_url: query.site.siteMetadata.siteUrl,
    feed_url: `${query.site.siteMetadata.siteUrl}${paths.feed}`,
    language: "fr",
  }),
  feeds: [
    {
      title: "Articles du blog",
      output: paths.feed,
      query: `{ allArticle(filter: { listed: { ne: false } }, sort: [{ date: DESC }, { slug: ASC }]) { nodes {
        path title excerpt intro notice author date updated changes category
        prose { feed }
      } } }`,
      serialize: ({ query }: { query: Query }) =>
        query.allArticle.nodes.map((article) => {
          const { path, title, excerpt, date, updated, category } = article;
          const { siteUrl } = query.site.siteMetadata;
          const url = siteUrl + path;
          const custom_elements = [
            // The author is the provider by default, as on the page. The library would write its own `author` field
            // before the date, where the feed's schema does not allow other namespaces.
            { "dc:creator": { _cdata: article.author ?? query.siteIdentity.provider } },
            { "content:encoded": { _cdata: fullText(article, siteUrl) } },
            { "atom:updated": `${updated ?? date}T00:00:00Z` },
          ];
          return { title, description: excerpt, date, url, guid: url, categories: [category], custom_elements };
        }),
    },
  ],
};
