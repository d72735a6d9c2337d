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

test("a page has the date of its last change, a list that of its latest entry, and no date is invented", () => {
  expect(Object.fromEntries(datesByPath(query))).toEqual({
    "/blog/a": "2026-03-01",
    "/blog/b": "2026-02-01",
    "/blog": "2026-03-01",
    "/mentions-legales": "2025-05-01",
  });
  expect(sitemapOptions.resolvePages(query)[0]).toEqual({ path: "/" });
});

test("the same pages in any order make the same file; the confirmation page is left out", () => {
  expect(sitemapOptions.resolvePages(query).map(({ path }) => path)).toEqual(["/", "/blog", "/blog/a", "/blog/b"]);
});
