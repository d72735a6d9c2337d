type Query = {
  site: { siteMetadata: { siteUrl: string } };
  allArticle: { nodes: { slug: string; title: string; excerpt: string; date: string; category: string }[] };
};

/** Options of gatsby-plugin-feed: all articles, newest first, with their summary. */
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
      query: `{ allArticle(sort: [{ date: DESC }, { slug: ASC }]) { nodes { slug title excerpt date category } } }`,
      serialize: ({ query }: { query: Query }) =>
        query.allArticle.nodes.map(({ slug, title, excerpt, date, category }) => {
          const url = `${query.site.siteMetadata.siteUrl}/blog/${slug}`;
          return { title, description: excerpt, date, url, guid: url, categories: [category] };
        }),
    },
  ],
};
