import { readFileSync } from "node:fs";
import path from "node:path";
import { articles, cases } from "../support/content";
import { eventually, expect, test } from "./journey";

const publicFolder = path.resolve(__dirname, "../../public");
const weigh = (page: string) => readFileSync(path.join(publicFolder, page, "index.html")).length;
const heaviestOf = (folder: string, slugs: readonly string[]) =>
  slugs.map((slug) => `/${folder}/${slug}`).sort((one, other) => weigh(other) - weigh(one))[0] ?? "";

const pages = [
  "/",
  "/blog",
  heaviestOf("blog", articles),
  heaviestOf("realisations", cases),
  "/stack-technique",
  "/politique-confidentialite",
];

for (const page of pages) {
  test(`${page} is painted and fills a phone with what the first round trip brings`, async ({ arrive, site }) => {
    // A document without scripts: opening a page from here settles before the page has come whole.
    const visitor = await arrive("/robots.txt", { width: 375, height: 667 });
    site.fail(new RegExp(`^GET ${page}$`), "begun");
    await visitor.tell((address) => location.assign(address), page);
    await eventually(visitor.address).toBe(page);
    await eventually(() => visitor.ask(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
    const seen = await visitor.ask(() => ({
      state: document.readyState,
      heading: (document.querySelector("main h1")?.getBoundingClientRect().height ?? 0) > 0,
      fills: document.documentElement.scrollHeight >= innerHeight,
    }));
    expect(seen).toEqual({ state: "loading", heading: true, fills: true });
    site.release();
    await eventually(() => visitor.ask(() => document.readyState)).toBe("complete");
  });
}
