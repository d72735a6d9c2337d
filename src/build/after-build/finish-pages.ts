import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../project/project-files";
import { runtimeFile, shareScriptLoader, startAfterPaint, takeChunkMapping } from "./script-tags";

/** Gives webpack's runtime, which every page loads and which changes with any chunk, the table of chunks. */
function moveMapping(root: string, runtime: string, mapping: string): void {
  const file = join(root, "public", runtime);
  if (!existsSync(file)) return;
  const script = readFileSync(file, "utf8");
  if (!script.includes("___chunkMapping")) writeFileSync(file, `${mapping}\n${script}`);
}

/** What Gatsby's frame of a page says to Internet Explorer and to iOS 9: bytes of the first round trip. */
const forOldBrowsers = /<meta http-equiv="x-ua-compatible"[^>]*>|, shrink-to-fit=no/g;

/** Files of all built pages, relative to the root; the bodies that client-side navigation fetches are none. */
export const listPages = (root: string): string[] =>
  listFiles(root, "public").filter((file) => file.endsWith(".html") && !file.startsWith("public/prose/"));

/** Rewrites the scripts that Gatsby inlines in each page. */
export function finishPages(root: string): void {
  for (const page of listPages(root)) {
    const original = readFileSync(join(root, page), "utf8");
    const { html, mapping } = takeChunkMapping(
      startAfterPaint(shareScriptLoader(original.replace(forOldBrowsers, ""))),
    );
    const runtime = runtimeFile(html);
    if (mapping && runtime) moveMapping(root, runtime, mapping);
    if (html !== original) writeFileSync(join(root, page), html);
  }
}
