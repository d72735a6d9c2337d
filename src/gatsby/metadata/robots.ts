import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes robots.txt: everything may be read, and the sitemap's full address (RFC 9309, sitemaps.org). */
export function writeRobots(root: string, siteUrl: string): void {
  writeFileSync(join(root, "public/robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
}
