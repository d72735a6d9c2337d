/** @jest-environment node */
import { caseResolvers } from "./case-resolvers";

const pages = [
  { slug: "rangement", service: "plan" },
  { slug: "tri", service: "tri", listed: false },
];
const context = { nodeModel: { findAll: () => Promise.resolve({ entries: pages }) } };
const pageOf = (card: { key?: string }) => caseResolvers.Service.page.resolve(card, {}, context);

test("a service card leads to the page that names it, unless that page is not listed", async () => {
  expect(await pageOf({ key: "plan" })).toMatchObject({ slug: "rangement" });
  expect(await pageOf({ key: "tri" })).toBeUndefined();
  expect(await pageOf({ key: "formation" })).toBeUndefined();
  expect(await pageOf({})).toBeUndefined();
});

const categories = [
  { title: "IA", tools: [{ name: "Claude" }, { name: "n8n" }] },
  { title: "Données", tools: [{ name: "Airtable" }, { name: "Claude" }] },
  { title: "Microsoft", tools: [{ name: "Power Apps" }] },
];
const cases = [
  { slug: "devis", stack: ["Airtable"] },
  { slug: "stock", stack: ["claude", "n8n", "Airtable"] },
  { slug: "quiz", stack: ["Claude", "Airtable"] },
];
const lists: Record<string, object[]> = { StackCategory: categories, PortfolioCase: cases };
const catalogue = {
  nodeModel: {
    findAll: ({ type }: { type: string }) =>
      Promise.resolve({ entries: (lists[type] ?? []) as Record<string, unknown>[] }),
  },
};

test("a category shows the case that uses most of its tools, and no case is shown twice", async () => {
  const shown = categories.map((one) => caseResolvers.StackCategory.example.resolve(one, {}, catalogue));
  expect(await Promise.all(shown)).toEqual([cases[1], cases[2], undefined]);
});

test("a tool counts the cases that name it, whatever the spelling of its name", async () => {
  const count = (name: string) => caseResolvers.StackCategoryTools.cases.resolve({ name }, {}, catalogue);
  expect(await Promise.all(["Claude", "Airtable", "Zapier"].map(count))).toEqual([2, 3, 0]);
});

test.each([
  ["« Tout est là. »", "Tout est là."],
  ["«Tout est là».", "Tout est là."],
  ['"Tout est là, « enfin »"', "Tout est là, «\u00a0enfin\u00a0»"],
  ["“Tout est là”", "Tout est là"],
  ["« Enfin », puis « tout est là »", "«\u00a0Enfin\u00a0», puis «\u00a0tout est là\u00a0»"],
  ["Tout est « là »", "Tout est «\u00a0là\u00a0»"],
])("the testimonial %s loses its outer quotation marks, which the page adds", (content, shown) => {
  expect(caseResolvers.Testimonial.content.resolve({ content })).toBe(shown);
});
