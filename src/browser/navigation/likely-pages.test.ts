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
])("%s was probably %s", (typed, meant) => {
  expect(near(typed)[0]).toBe(meant);
});

test("a path like no other is near nothing", () => {
  expect(near("/wp-admin/setup-config.php?step=1&x=zzzzzzzz")).toEqual([]);
});
