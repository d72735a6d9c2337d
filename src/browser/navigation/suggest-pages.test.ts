/** @jest-environment node */
import { suggestPages } from "./suggest-pages";

const pages = [
  "/",
  "/blog",
  "/blog/tri-annuel-ranger-bureau",
  "/realisations/devis-menuiserie",
  "/stack-technique",
  "/realisations/tri-de-contacts",
  "/#services",
  "/#apropos",
  "/#contact",
].map((path) => ({ path, title: path }));
const near = (path: string) => suggestPages(path, pages).map((page) => page.path);

test.each([
  ["/stack-techniqe", "/stack-technique"],
  ["/blog/tri-annuel-ranger", "/blog/tri-annuel-ranger-bureau"],
  ["/devis-menuiserie.html", "/realisations/devis-menuiserie"],
  ["/BLOG/", "/blog"],
  ["/stack", "/stack-technique"],
  ["/blog/tri", "/blog/tri-annuel-ranger-bureau"],
  ["/tarifs", "/#services"],
  ["/prix", "/#services"],
  ["/contact.html", "/#contact"],
  ["/a-propos", "/#apropos"],
])("for %s, suggests %s first", (typed, meant) => {
  expect(near(typed)[0]).toBe(meant);
});

test("distant pages are left out when one is very close", () => {
  const others = ["/realisations/devis-menuiserie", "/realisations/tests-memoire", "/realisations/devis-mensuels"];
  const found = suggestPages(
    "/realisation/devis-menuiserie",
    others.map((path) => ({ path, title: path })),
  );
  expect(found.map((page) => page.path)).toEqual(["/realisations/devis-menuiserie", "/realisations/devis-mensuels"]);
});

test("a path unlike any page has no suggestion", () => {
  expect(near("/wp-admin/setup-config.php?step=1&x=zzzzzzzz")).toEqual([]);
});
