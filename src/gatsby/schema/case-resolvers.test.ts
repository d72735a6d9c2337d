/** @jest-environment node */
import { caseResolvers } from "./case-resolvers";

const pages = [
  { slug: "rangement", service: "plan" },
  { slug: "tri", service: "tri", listed: false },
];
const context = { nodeModel: { findAll: () => Promise.resolve({ entries: pages }) } };
const pageOf = (card: { key?: string }) => caseResolvers.Service.page.resolve(card, {}, context);

test("a service card leads to the page that names it, unless that page is not offered to read", async () => {
  expect(await pageOf({ key: "plan" })).toMatchObject({ slug: "rangement" });
  expect(await pageOf({ key: "tri" })).toBeUndefined();
  expect(await pageOf({ key: "formation" })).toBeUndefined();
  expect(await pageOf({})).toBeUndefined();
});
