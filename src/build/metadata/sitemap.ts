/** Options of gatsby-plugin-sitemap: every page but those that only answer a visitor's action. */
export const sitemapOptions = {
  output: "/",
  excludes: ["/merci", "/404", "/404.html", "/dev-404-page"],
};
