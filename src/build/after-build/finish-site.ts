import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { projectRoot } from "../project/project-files";
import type { Query } from "../project/query";
import { siteSettings } from "../metadata/site-settings";
import { finishPages } from "./finish-pages";
import { writeLlmsText } from "../metadata/llms-text";
import { writeRobots } from "../metadata/robots";
import { writeShareImages } from "../metadata/share-images";
import { writeHeaders } from "./write-headers";

/** After Gatsby's build: shared scripts, security policy, and the files for machines. */
export async function finishSite(args: BuildArgs): Promise<void> {
  const root = projectRoot;
  const query: Query = (text) => args.graphql(text);
  finishPages(root);
  const site = JSON.parse(readFileSync(join(root, "data/site.json"), "utf8")) as { url: string; gtmId?: string };
  const { siteUrl, tagManager } = siteSettings(process.env, site);
  const origin = tagManager && (tagManager.selfHostedOrigin ?? "https://www.googletagmanager.com");
  writeHeaders(root, origin);
  writeRobots(root, siteUrl);
  await writeLlmsText(root, siteUrl, query);
  await writeShareImages(root, query);
}
