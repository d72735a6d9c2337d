import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { projectRoot } from "../../content/project/project-files";
import { queryWith } from "../query";
import { siteSettings } from "../metadata/site-settings";
import { finishPages } from "./finish-pages";
import { graphsByFile } from "../metadata/described-pages";
import { writeLlmsText } from "../metadata/llms-text";
import { writeMarkdownVersions } from "../metadata/markdown-versions";
import { writeRobots } from "../metadata/robots";
import { writeSecurityText } from "../metadata/security-text";
import { writeShareImages } from "../metadata/share-images";
import { readSiteFacts } from "../metadata/site-facts";
import { writeAddresses } from "../metadata/write-addresses";
import { writeWebManifest } from "../metadata/web-manifest";
import { removeBuildFiles } from "./remove-build-files";
import { writeHeaders } from "./write-headers";

/** Runs after Gatsby's build: rewrites the pages, writes headers, metadata files and share images. */
export async function finishSite(args: BuildArgs): Promise<void> {
  const root = projectRoot;
  const query = queryWith((text) => args.graphql(text));
  const site = JSON.parse(readFileSync(join(root, "data/site.json"), "utf8")) as { url: string; gtmId?: string };
  const { siteUrl, tagManager } = siteSettings(process.env, site);
  const origin = tagManager && (tagManager.selfHostedOrigin ?? "https://www.googletagmanager.com");
  const facts = await readSiteFacts(siteUrl, query);
  finishPages(root, graphsByFile(facts));
  writeHeaders(root, origin);
  writeRobots(root, siteUrl);
  writeAddresses(root, facts);
  writeMarkdownVersions(root, facts);
  writeLlmsText(root, facts);
  writeSecurityText(root, facts.site);
  writeWebManifest(root, facts.site);
  await writeShareImages(root, facts);
  removeBuildFiles(root);
}
