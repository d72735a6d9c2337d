import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

/**
 * Reads the provider's content from the files, so that adding an article or a case breaks no test.
 * What tests write out must exist whatever is added.
 */

type FrontMatter = { date: string; category: string; listed?: boolean };

const written = readdirSync("content/articles").map((slug) => {
  const [, frontMatter = ""] = readFileSync(`content/articles/${slug}/index.mdx`, "utf8").split(/^---$/m);
  return { slug, listed: true, ...(parse(frontMatter) as FrontMatter) };
});

export const articles = written.map(({ slug }) => slug);

/** The articles of the blog's index, in order. */
export const listedArticles = written.filter(({ listed }) => listed).sort((a, b) => (a.date < b.date ? 1 : -1));

export const cases = readdirSync("data/portfolio")
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(".json", ""));

export const testimonials = JSON.parse(readFileSync("data/testimonials.json", "utf8")) as unknown[];
