import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../project/project-files";
import { inlineScripts, runtimeFile, shareScriptLoader, startAfterPaint, takeChunkMapping } from "./script-tags";

/** Gives webpack's runtime, which every page loads and which changes with any chunk, the table of chunks. */
function moveMapping(root: string, runtime: string, mapping: string): void {
  const file = join(root, "public", runtime);
  if (!existsSync(file)) return;
  const script = readFileSync(file, "utf8");
  if (!script.includes("___chunkMapping")) writeFileSync(file, `${mapping}\n${script}`);
}

/** What Gatsby's frame of a page says to Internet Explorer and to iOS 9: bytes of the first round trip. */
const forOldBrowsers = /<meta http-equiv="x-ua-compatible"[^>]*>|, shrink-to-fit=no/g;

/**
 * Rewrites the scripts that Gatsby inlines in each page, and says what inline scripts remain.
 *
 * @returns texts of the inline scripts of all pages, each once.
 */
export function finishPages(root: string): Set<string> {
  const scripts = new Set<string>();
  const pages = listFiles(root, "public").filter((file) => file.endsWith(".html") && !file.startsWith("public/prose/"));
  for (const page of pages) {
    const original = readFileSync(join(root, page), "utf8");
    const { html, mapping } = takeChunkMapping(
      startAfterPaint(shareScriptLoader(original.replace(forOldBrowsers, ""))),
    );
    const runtime = runtimeFile(html);
    if (mapping && runtime) moveMapping(root, runtime, mapping);
    if (html !== original) writeFileSync(join(root, page), html);
    for (const script of inlineScripts(html)) scripts.add(script);
  }
  return scripts;
}
