import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes robots.txt: allows everything and gives the sitemap's URL (RFC 9309, sitemaps.org). */
export function writeRobots(root: string, siteUrl: string): void {
  writeFileSync(join(root, "public/robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
}
