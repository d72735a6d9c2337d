/** @jest-environment node */
import { suggestPages } from "./suggest-pages";

const pages = [
  "/",
  "/blog",
  "/blog/mvp-crucial-lancer-projet",
  "/realisations/devis-menuisier",
  "/stack-technique",
].map((path) => ({ path, title: path }));
const near = (path: string) => suggestPages(path, pages).map((page) => page.path);

test.each([
  ["/stack-techniqe", "/stack-technique"],
  ["/blog/mvp-crucial-lancer", "/blog/mvp-crucial-lancer-projet"],
  ["/devis-menuisier.html", "/realisations/devis-menuisier"],
  ["/BLOG/", "/blog"],
  ["/stack", "/stack-technique"],
  ["/blog/mvp", "/blog/mvp-crucial-lancer-projet"],
])("for %s, suggests %s first", (typed, meant) => {
  expect(near(typed)[0]).toBe(meant);
});

test("distant pages are left out when one is very close", () => {
  const others = ["/realisations/devis-menuisier", "/realisations/quiz-securite", "/realisations/devis-mensuels"];
  const found = suggestPages(
    "/realisation/devis-menuisier",
    others.map((path) => ({ path, title: path })),
  );
  expect(found.map((page) => page.path)).toEqual(["/realisations/devis-menuisier", "/realisations/devis-mensuels"]);
});

test("a path unlike any page has no suggestion", () => {
  expect(near("/wp-admin/setup-config.php?step=1&x=zzzzzzzz")).toEqual([]);
});
