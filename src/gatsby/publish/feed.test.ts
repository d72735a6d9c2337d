/** @jest-environment node */
import { feedOptions } from "./feed";

const site = { siteMetadata: { siteUrl: "https://e.fr" } };
const siteIdentity = { name: "Atelier", provider: "Odile Exemple", description: "Un atelier." };

const article = {
  path: "/blog/un-article",
  title: "Un article",
  excerpt: "Son extrait.",
  intro: "Son introduction.",
  notice: null,
  author: null,
  date: "2025-08-22",
  updated: null,
  changes: null,
  category: "Studio",
  prose: { feed: "<p>Son texte.</p>" },
};

/** The feed item of an article. */
function itemOf(own: { notice?: string; author?: string; updated?: string; changes?: string }) {
  const [item] = feedOptions.feeds.flatMap(({ serialize }) =>
    serialize({ query: { site, siteIdentity, allArticle: { nodes: [{ ...article, ...own }] } } }),
  );
  return item;
}

const textOf = (item: ReturnType<typeof itemOf>) => JSON.stringify(item?.custom_elements);

test("an article's notice comes before its introduction", () => {
  const notice = "Généré automatiquement <sans relecture>.";
  expect(textOf(itemOf({ notice }))).toContain(
    "<p><strong>Généré automatiquement &lt;sans relecture&gt;.</strong></p><p>Son introduction.</p><p>Son texte.</p>",
  );
});

test("an article without a notice begins with its introduction", () => {
  expect(textOf(itemOf({}))).toContain('alt=\\"\\"/></p><p>Son introduction.</p><p>Son texte.</p>"');
});

test("an updated article has its date of update", () => {
  const text = textOf(itemOf({ updated: "2026-11-23" }));
  expect(text).toContain("<p>Mis à jour le 23\u00a0novembre 2026</p><p>Son introduction.</p>");
  expect(text).toContain('{"atom:updated":"2026-11-23T00:00:00Z"}');
  expect(textOf(itemOf({ updated: "2026-11-23", changes: "prix de 2026" }))).toContain(
    "novembre 2026\u00a0: prix de 2026</p>",
  );
});

test("an article's author is its own, or else the provider", () => {
  expect(textOf(itemOf({ author: "Studio éditorial" }))).toContain('{"dc:creator":{"_cdata":"Studio éditorial"}}');
  expect(textOf(itemOf({}))).toContain('{"dc:creator":{"_cdata":"Odile Exemple"}}');
});
