/** @jest-environment node */
import { findNearPages } from "./likely-pages";

const pages = [
  "/",
  "/blog",
  "/blog/mvp-crucial-lancer-projet",
  "/realisations/devis-menuisier",
  "/stack-technique",
].map((path) => ({ path, title: path }));
const near = (path: string) => findNearPages(path, pages).map((page) => page.path);

test.each([
  ["/stack-techniqe", "/stack-technique"],
  ["/blog/mvp-crucial-lancer", "/blog/mvp-crucial-lancer-projet"],
  ["/devis-menuisier.html", "/realisations/devis-menuisier"],
  ["/BLOG/", "/blog"],
  ["/stack", "/stack-technique"],
  ["/blog/mvp", "/blog/mvp-crucial-lancer-projet"],
])("%s was probably %s", (typed, meant) => {
  expect(near(typed)[0]).toBe(meant);
});

test("what is only alike is left out when one page is nearly the same", () => {
  const others = ["/realisations/devis-menuisier", "/realisations/quiz-securite", "/realisations/devis-mensuels"];
  const found = findNearPages(
    "/realisation/devis-menuisier",
    others.map((path) => ({ path, title: path })),
  );
  expect(found.map((page) => page.path)).toEqual(["/realisations/devis-menuisier", "/realisations/devis-mensuels"]);
});

test("a path like no other is near nothing", () => {
  expect(near("/wp-admin/setup-config.php?step=1&x=zzzzzzzz")).toEqual([]);
});
