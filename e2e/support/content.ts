import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

/**
 * What the provider has written, read off the files themselves: one more article or case is no fault.
 * What is written out in the tests is what must be there whatever comes beside it.
 */

type FrontMatter = { date: string; category: string; listed?: boolean };

const written = readdirSync("content/articles").map((slug) => {
  const [, frontMatter = ""] = readFileSync(`content/articles/${slug}/index.mdx`, "utf8").split(/^---$/m);
  return { slug, listed: true, ...(parse(frontMatter) as FrontMatter) };
});

export const articles = written.map(({ slug }) => slug);

/** Those of the blog's grid, in its order. */
export const listedArticles = written.filter(({ listed }) => listed).sort((a, b) => (a.date < b.date ? 1 : -1));

export const cases = readdirSync("data/portfolio")
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(".json", ""));

export const testimonials = JSON.parse(readFileSync("data/testimonials.json", "utf8")) as unknown[];
