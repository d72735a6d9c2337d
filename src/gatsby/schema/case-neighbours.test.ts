/** @jest-environment node */
import { findNearArticles, findNearCases } from "./case-neighbours";

const one = { slug: "un", sector: "BTP", stack: ["Airtable", "Glide"] };
const cases = [
  one,
  { slug: "outil-courant", sector: "Sport", stack: ["Airtable"] },
  { slug: "outil-rare", sector: "Sport", stack: ["glide"] },
  { slug: "rien", sector: "Sport", stack: ["Notion"] },
  { slug: "courant-encore", sector: "Sport", stack: ["Airtable"] },
  { slug: "secteur", sector: "BTP", stack: ["Notion"] },
];
const article = { keywords: ["no-code"], date: "2024-01-01", listed: true, body: "" };
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

test("a case stands near those of its sector, then near those that share its rarest tools", () => {
  expect(slugs(findNearCases(one, cases))).toEqual(["secteur", "outil-rare", "outil-courant"]);
});

test("an article that tells of the case comes first, then those about its tools, the newest first", () => {
  const articles = [
    { ...article, slug: "airtable-ancien", title: "Airtable", date: "2023-01-01" },
    { ...article, slug: "airtable-neuf", title: "Airtable", date: "2025-01-01" },
    { ...article, slug: "hors-sujet", title: "Notion" },
    { ...article, slug: "raconte", title: "Autre chose", body: "Voir [ce cas](/realisations/un)." },
    { ...article, slug: "raconte-un-autre", title: "Autre chose", body: "Voir [ce cas](/realisations/un-autre)." },
  ];
  expect(slugs(findNearArticles(one, articles, cases))).toEqual(["raconte", "airtable-neuf", "airtable-ancien"]);
});

test("an article that no list leads to is not shown, though it tells of the case or the case names it", () => {
  const hidden = { ...article, slug: "cache", title: "Airtable", listed: false, body: "/realisations/un" };
  expect(findNearArticles(one, [hidden], cases)).toEqual([]);
  const shown = { ...article, slug: "montre", title: "Autre chose" };
  expect(slugs(findNearArticles(one, [hidden, shown], cases, ["cache", "montre"]))).toEqual(["montre"]);
});
