/** @jest-environment node */
import { datesByPath, sitemapOptions } from "./sitemap";

const query = {
  site: { siteMetadata: { siteUrl: "https://exemple.fr" } },
  allSitePage: { nodes: [{ path: "/" }, { path: "/blog" }, { path: "/blog/a" }, { path: "/blog/b" }] },
  allArticle: {
    nodes: [
      { slug: "a", date: "2026-01-01", updated: "2026-03-01" },
      { slug: "b", date: "2026-02-01", updated: null },
    ],
  },
  allLegalPage: { nodes: [{ slug: "mentions-legales", updated: "2025-05-01" }] },
  allPortfolioCase: { nodes: [{ slug: "devis", updated: null }] },
  allPageTexts: {
    nodes: [
      { path: "/", updated: null },
      { path: "/blog", updated: "2026-01-15" },
    ],
  },
};

test("a page is dated by its last change, the blog by its newest article too, and none is made up", () => {
  expect(Object.fromEntries(datesByPath(query))).toEqual({
    "/blog/a": "2026-03-01",
    "/blog/b": "2026-02-01",
    "/blog": "2026-03-01",
    "/mentions-legales": "2025-05-01",
  });
  expect(sitemapOptions.resolvePages(query)[0]).toEqual({ path: "/" });
});
