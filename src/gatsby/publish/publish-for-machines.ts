import { paths } from "../../shared/paths";
import { llmsText } from "./llms-text";
import { markdownVersions } from "./markdown-versions";
import { publishFile } from "./publish-file";
import { securityText } from "./security-text";
import { writeShareImages } from "./share-images";
import type { Facts } from "./site-facts";
import { webManifest } from "./web-manifest";

/** Writes the files that machines read, except the feed and the sitemap, which plugins write (gatsby-config.ts). */
export async function publishForMachines(root: string, facts: Facts, warn: (message: string) => void): Promise<void> {
  const texts = [
    // RFC 9309, sitemaps.org.
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${facts.site.siteUrl}${paths.sitemap}\n`],
    ["llms.txt", llmsText(facts)],
    [".well-known/security.txt", securityText(facts.site, new Date())],
    ["manifest.webmanifest", webManifest(facts.site)],
    ...markdownVersions(facts),
  ] as const;
  for (const [file, text] of texts) publishFile(root, file, text);
  await writeShareImages(root, facts, warn);
}
