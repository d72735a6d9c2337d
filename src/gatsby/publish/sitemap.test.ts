/** @jest-environment node */
import { datesByPath, type Query, sitemapOptions } from "./sitemap";

const nodes = (...entries: object[]) => ({ nodes: entries }) as Query[string];

const query = {
  site: { siteMetadata: { siteUrl: "https://exemple.fr" } },
  allSitePage: nodes({ path: "/blog/b" }, { path: "/" }, { path: "/merci" }, { path: "/blog/a" }, { path: "/blog" }),
  Article: nodes(
    { path: "/blog/a", date: "2026-01-01", updated: "2026-03-01" },
    { path: "/blog/b", date: "2026-02-01", updated: null },
  ),
  LegalPage: nodes({ path: "/mentions-legales", updated: "2025-05-01" }),
  PortfolioCase: nodes({ path: "/realisations/devis", updated: null }),
  PageTexts: nodes({ path: "/", updated: null }, { path: "/blog", updated: "2026-01-15" }),
} as unknown as Query;

test("a page is dated by its last change, one that lists others by theirs too, and none is made up", () => {
  expect(Object.fromEntries(datesByPath(query))).toEqual({
    "/blog/a": "2026-03-01",
    "/blog/b": "2026-02-01",
    "/blog": "2026-03-01",
    "/mentions-legales": "2025-05-01",
  });
  expect(sitemapOptions.resolvePages(query)[0]).toEqual({ path: "/" });
});

test("the same pages make the same file, whatever their order; a confirmation is left out", () => {
  expect(sitemapOptions.resolvePages(query).map(({ path }) => path)).toEqual(["/", "/blog", "/blog/a", "/blog/b"]);
});
