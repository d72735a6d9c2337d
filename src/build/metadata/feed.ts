import { absoluteHtml } from "./absolute-html";
import { coverFields, sourceOf, type Picture } from "./article-cover";

type Article = {
  slug: string;
  title: string;
  excerpt: string;
  intro: string;
  date: string;
  updated: string | null;
  category: string;
  coverAlt: string;
  cover: Picture;
  prose: { html: string };
};
type Query = { site: { siteMetadata: { siteUrl: string } }; allArticle: { nodes: Article[] } };

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The whole article: its picture, its introduction, its text. */
function wholeText({ cover, coverAlt, intro, prose }: Article, siteUrl: string, address: string): string {
  const source = sourceOf(cover);
  const picture = source ? `<p><img src="${source}" alt="${escape(coverAlt)}"/></p>` : "";
  return absoluteHtml(`${picture}<p>${escape(intro)}</p>${prose.html}`, siteUrl, address);
}

/** Options of gatsby-plugin-feed: all articles, newest first, whole. */
export const feedOptions = {
  query: `{ site { siteMetadata { siteUrl } } siteIdentity { name description } }`,
  setup: ({ query }: { query: Query & { siteIdentity: { name: string; description: string } } }) => ({
    title: `${query.siteIdentity.name}, le blog`,
    description: query.siteIdentity.description,
    site_url: query.site.siteMetadata.siteUrl,
    feed_url: `${query.site.siteMetadata.siteUrl}/rss.xml`,
    language: "fr",
  }),
  feeds: [
    {
      title: "Articles du blog",
      output: "/rss.xml",
      query: `{ allArticle(sort: [{ date: DESC }, { slug: ASC }]) { nodes {
        slug title excerpt intro date updated category coverAlt
        ${coverFields}
        prose { html }
      } } }`,
      serialize: ({ query }: { query: Query }) =>
        query.allArticle.nodes.map((article) => {
          const { slug, title, excerpt, date, updated, category } = article;
          const { siteUrl } = query.site.siteMetadata;
          const url = `${siteUrl}/blog/${slug}`;
          const custom_elements = [
            { "content:encoded": { _cdata: wholeText(article, siteUrl, url) } },
            { "atom:updated": `${updated ?? date}T00:00:00Z` },
          ];
          return { title, description: excerpt, date, url, guid: url, categories: [category], custom_elements };
        }),
    },
  ],
};
