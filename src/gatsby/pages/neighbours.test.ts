/** @jest-environment node */
import type { Query } from "../query";
import { articleNeighbours, caseNeighbours, readNeighbours, type ArticleProfile, type CaseProfile } from "./neighbours";

const article = (slug: string, date: string, more: Partial<ArticleProfile> = {}): ArticleProfile => ({
  slug,
  date,
  title: slug,
  category: "Outils",
  keywords: [],
  listed: null,
  body: "",
  ...more,
});

describe("neighbours of an article", () => {
  const january = article("janvier", "2024-01-10", { category: "SaaS", keywords: ["RGPD"] });
  const february = article("fevrier", "2024-02-10", { category: "Outils", keywords: ["Airtable"] });
  const march = article("mars", "2024-03-10", { category: "Outils", keywords: ["rgpd"] });
  const april = article("avril", "2024-04-10", { category: "Stratégie" });
  const studio = article("studio", "2025-01-01", { category: "Studio", listed: false });
  const all = [january, february, march, april, studio];

  test("the previous and the next article follow the order of dates", () => {
    expect(articleNeighbours(march, all)).toMatchObject({ previous: { slug: "fevrier" }, next: { slug: "avril" } });
    expect(articleNeighbours(january, all).previous).toBeNull();
    expect(articleNeighbours(april, all).next).toBeNull();
  });

  test("an unlisted article has neighbours, and is nobody's neighbour", () => {
    const { related, ...steps } = articleNeighbours(studio, all);
    expect(steps).toMatchObject({ previous: { slug: "avril" }, next: null });
    expect(related).toEqual(["mars", "fevrier", "janvier"]);
    for (const one of [january, february, march, april]) {
      expect(articleNeighbours(one, all).related).not.toContain("studio");
    }
  });

  test("related articles share subjects, in any letter case, before dates count; the previous and next are left out", () => {
    const may = article("mai", "2024-05-10", { category: "Conformité", keywords: ["RGPD"] });
    const withMay = [january, february, march, april, may];
    expect(articleNeighbours(may, withMay).related).toEqual(["mars", "janvier", "fevrier"]);
    expect(articleNeighbours(january, withMay).related).toEqual(["mars", "mai", "avril"]);
  });

  test("a single article has no neighbour", () => {
    expect(articleNeighbours(january, [january])).toEqual({ previous: null, next: null, related: [] });
  });
});

describe("neighbours of a case", () => {
  const oneCase = (slug: string, sector: string, stack: string[], more: Partial<CaseProfile> = {}): CaseProfile => ({
    slug,
    title: slug,
    sector,
    stack,
    cases: null,
    articles: null,
    ...more,
  });
  const one = oneCase("un", "BTP", ["Airtable", "Glide"]);
  const cases = [
    one,
    oneCase("outil-courant", "Sport", ["Airtable"]),
    oneCase("outil-rare", "Sport", ["glide"]),
    oneCase("rien", "Sport", ["Notion"]),
    oneCase("courant-encore", "Sport", ["Airtable"]),
    oneCase("secteur", "BTP", ["Notion"]),
  ];

  test("cases of the same sector come first, then those that share the rarest tools", () => {
    expect(caseNeighbours(one, cases, []).cases).toEqual(["secteur", "outil-rare", "outil-courant"]);
  });

  test("an article that links to the case comes first, then those about its tools, newest first", () => {
    const articles = [
      article("airtable-ancien", "2023-01-01", { title: "Airtable" }),
      article("hors-sujet", "2024-01-01", { title: "Notion" }),
      article("raconte", "2024-01-01", { body: "Voir [ce cas](/realisations/un)." }),
      article("raconte-un-autre", "2024-01-01", { body: "Voir [ce cas](/realisations/un-autre)." }),
      article("airtable-neuf", "2025-01-01", { title: "Airtable" }),
    ];
    expect(caseNeighbours(one, cases, articles).articles).toEqual(["raconte", "airtable-neuf", "airtable-ancien"]);
  });

  test("the cases and articles that the case names are shown instead, except unlisted articles", () => {
    const hidden = article("cache", "2024-01-01", { title: "Airtable", listed: false });
    expect(caseNeighbours(one, cases, [hidden]).articles).toEqual([]);
    const naming = { ...one, cases: ["rien"], articles: ["cache", "montre"] };
    const near = caseNeighbours(naming, cases, [hidden, article("montre", "2024-01-01")]);
    expect([near.cases, near.articles]).toEqual([["rien"], ["montre"]]);
  });
});

test("a service page leads to the cases that its file names, in that order", async () => {
  const one = (slug: string) => ({
    id: slug,
    slug,
    title: slug,
    sector: "BTP",
    stack: [],
    cases: null,
    articles: null,
  });
  const query = (() =>
    Promise.resolve({
      allArticle: { nodes: [] },
      allPortfolioCase: { nodes: ["un", "deux", "trois"].map(one) },
      allServicePage: {
        nodes: [
          { id: "page", cases: ["trois", "un"] },
          { id: "seule", cases: null },
        ],
      },
    })) as unknown as Query;
  const neighbours = await readNeighbours(query);
  expect(neighbours.get("page")).toEqual({ cases: ["trois", "un"] });
  expect(neighbours.get("seule")).toEqual({ cases: [] });
});
