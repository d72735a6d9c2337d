import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const scripts = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
/** What the head's script writes: the copy is painted as the page is before its scripts (gatsby-ssr.tsx). */
const root = '<html data-scripts="" data-deferred=""';
const preloads = /<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g;

/**
 * Copies a built site to a temporary folder and removes all scripts from its pages, as a baseline for
 * measurements.
 *
 * @param pages paths of the pages to strip.
 */
export const copyWithoutScripts = (publicFolder: string, pages: readonly string[]) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "script-free-"));
  cpSync(publicFolder, folder, { recursive: true });
  for (const page of pages) {
    const file = path.join(folder, page, "index.html");
    writeFileSync(file, readFileSync(file, "utf8").replace(scripts, "").replace(preloads, "").replace("<html", root));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};
