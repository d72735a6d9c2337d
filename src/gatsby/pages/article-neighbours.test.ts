/** @jest-environment node */
import { findNeighbours, type ArticleProfile } from "./article-neighbours";

const article = (slug: string, date: string, more: Partial<ArticleProfile> = {}): ArticleProfile => ({
  slug,
  date,
  title: slug,
  category: "Outils",
  keywords: [],
  minutes: 5,
  listed: true,
  ...more,
});

const slugs = (links: readonly { slug: string }[] | undefined) => links?.map(({ slug }) => slug);

describe("neighbours of an article", () => {
  const january = article("janvier", "2024-01-10", { category: "SaaS", keywords: ["RGPD"] });
  const february = article("fevrier", "2024-02-10", { category: "Outils", keywords: ["Airtable"] });
  const march = article("mars", "2024-03-10", { category: "Outils", keywords: ["rgpd"] });
  const april = article("avril", "2024-04-10", { category: "Stratégie" });
  const studio = article("studio", "2025-01-01", { category: "Studio", listed: false });
  const all = findNeighbours([march, studio, january, april, february]);

  test("the one before and the one after come in order of date", () => {
    expect(all.get("mars")).toMatchObject({ previous: { slug: "fevrier" }, next: { slug: "avril" } });
    expect(all.get("janvier")?.previous).toBeNull();
    expect(all.get("avril")?.next).toBeNull();
  });

  test("an unlisted article leads to the others, none leads to it", () => {
    expect(all.get("studio")).toMatchObject({ previous: { slug: "avril" }, next: null });
    expect(slugs(all.get("studio")?.related)).toEqual(["mars", "fevrier", "janvier"]);
    for (const slug of ["janvier", "fevrier", "mars", "avril"]) {
      expect(slugs(all.get(slug)?.related)).not.toContain("studio");
    }
  });

  test("shared subjects count before dates, whatever their case; those before and after are left out", () => {
    const may = article("mai", "2024-05-10", { category: "Conformité", keywords: ["RGPD"] });
    const withMay = findNeighbours([january, february, march, april, may]);
    expect(slugs(withMay.get("mai")?.related)).toEqual(["mars", "janvier", "fevrier"]);
    expect(slugs(withMay.get("janvier")?.related)).toEqual(["mars", "mai", "avril"]);
  });

  test("articles of one day keep a stable order", () => {
    const sameDay = findNeighbours([
      article("b", "2024-01-01"),
      article("a", "2024-01-01"),
      article("c", "2024-01-01"),
    ]);
    expect(sameDay.get("b")).toMatchObject({ previous: { slug: "a" }, next: { slug: "c" } });
  });

  test("a lone article has no neighbour", () => {
    expect(findNeighbours([january]).get("janvier")).toEqual({ previous: null, next: null, related: [] });
  });
});
