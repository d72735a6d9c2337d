import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../content/project/project-files";
import { shareScriptLoader, startAfterPaint, startFiles } from "./script-tags";

/** Files of all built pages, relative to the root. */
export const listPages = (root: string): string[] => listFiles(root, "public").filter((file) => file.endsWith(".html"));

/** React 18 writes a NUL where a letter of several bytes falls across two chunks of its stream (react#31134). */
const strayByte = /\0/g;

const graphElement = /<script type="application\/ld\+json">[\s\S]*?<\/script>/;

/** A page as it leaves the build, its graph last, after all that is painted. */
function finishPage(page: string, graph = ""): string {
  const bare = page.replace(strayByte, "").replace(graphElement, "");
  return startAfterPaint(shareScriptLoader(bare)).replace("</body>", () => `${graph}</body>`);
}

/**
 * Rewrites the scripts that Gatsby inlines in each page, and puts its graph in. Applying it twice changes nothing more.
 *
 * @param graphs elements that hold structured data, by the file of their page.
 * @throws when Gatsby's scripts no longer look as they did: a page would never wake up.
 */
export function finishPages(root: string, graphs: ReadonlyMap<string, string>): void {
  const pages = listPages(root);
  const lost = [...graphs.keys()].find((file) => !pages.includes(file));
  if (lost) throw new Error(`${lost} a une description et pas de page construite.`);
  for (const page of pages) {
    const original = readFileSync(join(root, page), "utf8");
    const html = finishPage(original, graphs.get(page));
    if (html.includes('id="___gatsby"') && startFiles(html).length === 0) {
      throw new Error(
        `${page}: Gatsby writes its scripts in a form that src/gatsby/after-build/script-tags.ts ignores`,
      );
    }
    if (html !== original) writeFileSync(join(root, page), html);
  }
}
