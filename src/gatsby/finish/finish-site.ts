import { existsSync, renameSync } from "node:fs";
import { join } from "node:path/posix";
import type { BuildArgs } from "gatsby";
import { projectRoot } from "../../content/project/project-files";
import { publishFile } from "../publish/publish-file";
import { publishForMachines } from "../publish/publish-for-machines";
import { readSiteFacts } from "../publish/site-facts";
import { structuredData } from "../publish/structured-data";
import { queryWith } from "../query";
import { siteSettings } from "../site-settings";
import { finishPages } from "./finish-pages";
import { policySources } from "./policy-sources";
import { securityPolicy } from "./security-policy";

/** Runs after Gatsby's build: rewrites the pages, then writes the files made from the pages and from the data. */
export async function finishSite(args: BuildArgs): Promise<void> {
  const root = projectRoot;
  const query = queryWith((text) => args.graphql(text));
  const { siteUrl, tagManagerOrigin } = siteSettings(process.env, root);
  const facts = await readSiteFacts(siteUrl, query);
  finishPages(root, new Map(facts.pages.map((page) => [page.path, structuredData(facts.site, page)])));
  // Headers that depend on the build: the host merges them with netlify.toml.
  const policy = securityPolicy(policySources(root), tagManagerOrigin);
  publishFile(root, "_headers", `/*\n  Content-Security-Policy: ${policy}\n`);
  // The pages that the 404 page may suggest.
  const unlisted = [...facts.articles, ...facts.services].filter(({ listed }) => listed === false);
  const suggestedPages = facts.pages
    .filter(({ path }) => !unlisted.some((text) => text.path === path))
    .map(({ path, title }) => ({ path, title }));
  publishFile(root, "data/adresses.json", JSON.stringify(suggestedPages));
  await publishForMachines(root, facts, (message) => {
    args.reporter.warn(message);
  });
  // Gatsby's build statistics, which only our tools read, are not published.
  for (const name of ["webpack.stats.json", "chunk-map.json"]) {
    const file = join(root, "public", name);
    if (existsSync(file)) renameSync(file, join(root, ".cache", name));
  }
}
