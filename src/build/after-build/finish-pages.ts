import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../project/project-files";
import { dropChunkMapping, shareScriptLoader, startAfterPaint, startFiles } from "./script-tags";

/** What Gatsby's frame of a page says to Internet Explorer, to iOS 9 and of itself: bytes of the first round trip. */
const forNobody = /<meta http-equiv="x-ua-compatible"[^>]*>|<meta name="generator"[^>]*>|, shrink-to-fit=no/g;

/** Files of all built pages, relative to the root. */
export const listPages = (root: string): string[] => listFiles(root, "public").filter((file) => file.endsWith(".html"));

/** React 18 writes a NUL where a letter of several bytes falls across two chunks of its stream (react#31134). */
const strayByte = /\0/g;

/** A page as it leaves the build. */
function finishPage(page: string): string {
  const clean = page.replace(forNobody, "").replace(strayByte, "");
  return dropChunkMapping(startAfterPaint(shareScriptLoader(clean)));
}

/**
 * Rewrites the scripts that Gatsby inlines in each page.
 *
 * @throws when Gatsby's scripts no longer look as they did: a page would never wake up.
 */
export function finishPages(root: string): void {
  for (const page of listPages(root)) {
    const original = readFileSync(join(root, page), "utf8");
    const html = finishPage(original);
    if (html.includes('id="___gatsby"') && startFiles(html).length === 0) {
      throw new Error(`${page}: Gatsby writes its scripts in a form that src/build/after-build/script-tags.ts ignores`);
    }
    if (html !== original) writeFileSync(join(root, page), html);
  }
}
