import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path/posix";
import { listFiles } from "../../content/project/project-files";
import { emptyChunkMapping, shareScriptLoader, startAfterPaint, startFiles } from "./script-tags";

/** Paths of all built pages, relative to the root. */
export const listPages = (root: string): string[] => listFiles(root, "public").filter((file) => file.endsWith(".html"));

/** The address of a built page: «public/blog/index.html» → «/blog». */
const addressOf = (file: string) => file.replace(/^public/, "").replace(/\/index\.html$/, "") || "/";

/** React 18 writes a NUL where a multi-byte character is split between two chunks of its stream (react#31134). */
const nulCharacter = /\0/g;

const structuredData = /<script type="application\/ld\+json">[\s\S]*?<\/script>/;

/** Post-processes a page. The structured data comes last, after everything that is painted. */
function finishPage(page: string, data = ""): string {
  const bare = page.replace(nulCharacter, "").replace(structuredData, "");
  return startAfterPaint(emptyChunkMapping(shareScriptLoader(bare))).replace("</body>", () => `${data}</body>`);
}

/**
 * Rewrites the scripts that Gatsby inlines in each page, and adds the structured data. Idempotent.
 *
 * @param dataByPath structured data elements, by address of the page.
 * @throws when Gatsby's scripts are no longer recognised: the page would not be hydrated.
 */
export function finishPages(root: string, dataByPath: ReadonlyMap<string, string>): void {
  const pages = listPages(root);
  const built = new Set(pages.map(addressOf));
  const missing = [...dataByPath.keys()].find((path) => !built.has(path));
  if (missing) throw new Error(`${missing} a une description et pas de page construite.`);
  for (const page of pages) {
    const original = readFileSync(join(root, page), "utf8");
    const html = finishPage(original, dataByPath.get(addressOf(page)));
    if (html.includes('id="___gatsby"') && startFiles(html).length === 0) {
      throw new Error(`${page}: Gatsby writes its scripts in a form that src/gatsby/finish/script-tags.ts ignores`);
    }
    if (html !== original) writeFileSync(join(root, page), html);
  }
}
