import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Facts } from "./site-facts";
import { describedPages } from "./described-pages";

/** Writes the list of pages from which the 404 page suggests one. */
export function writeAddresses(root: string, facts: Facts): void {
  const pages = describedPages({ ...facts, articles: facts.listedArticles }).map(({ facts: { path, title } }) => ({
    path,
    title,
  }));
  mkdirSync(join(root, "public/data"), { recursive: true });
  writeFileSync(join(root, "public/data/adresses.json"), JSON.stringify(pages));
}
