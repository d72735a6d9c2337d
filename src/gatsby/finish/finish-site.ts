import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { projectRoot, publish } from "../../content/project/project-files";
import { llmsText } from "../publish/llms-text";
import { markdownVersions } from "../publish/markdown-versions";
import { securityText } from "../publish/security-text";
import { writeShareImages } from "../publish/share-images";
import { readSiteFacts, sitePages } from "../publish/site-facts";
import { siteSettings } from "../site-settings";
import { structuredData } from "../publish/structured-data";
import { webManifest } from "../publish/web-manifest";
import { paths } from "../../shared/paths";
import { queryWith } from "../query";
import { finishPages } from "./finish-pages";
import { policySources } from "./policy-sources";
import { securityPolicy } from "./security-policy";

/** Runs after Gatsby's build: rewrites the pages, writes headers, metadata files and share images. */
export async function finishSite(args: BuildArgs): Promise<void> {
  const root = projectRoot;
  const query = queryWith((text) => args.graphql(text));
  const { siteUrl, tagManager } = siteSettings(process.env, root);
  const origin = tagManager && (tagManager.selfHostedOrigin ?? "https://www.googletagmanager.com");
  const facts = await readSiteFacts(siteUrl, query);
  const pages = sitePages(facts);
  finishPages(
    root,
    new Map(pages.map((page) => [join("public", page.path, "index.html"), structuredData(facts.site, page)])),
  );
  // The pages from which the 404 page suggests one.
  const suggested = pages
    .filter(({ article }) => article?.listed !== false)
    .map(({ path, title }) => ({ path, title }));
  const texts = [
    // Headers that depend on the build: the host merges them with netlify.toml.
    ["_headers", `/*\n  Content-Security-Policy: ${securityPolicy(policySources(root), origin)}\n`],
    // RFC 9309, sitemaps.org.
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${paths.sitemap}\n`],
    ["llms.txt", llmsText(facts)],
    [".well-known/security.txt", securityText(facts.site, new Date())],
    ["manifest.webmanifest", webManifest(facts.site)],
    ["data/adresses.json", JSON.stringify(suggested)],
    ...markdownVersions(facts),
  ] as const;
  for (const [file, text] of texts) publish(root, file, text);
  await writeShareImages(root, facts);
  // Gatsby's build statistics, which only our tools read, are not published.
  for (const name of ["webpack.stats.json", "chunk-map.json"]) {
    const file = join(root, "public", name);
    if (existsSync(file)) renameSync(file, join(root, ".cache", name));
  }
}
