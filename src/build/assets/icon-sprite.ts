import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { iconSource, isKnownIcon } from "./icons";
import { listFiles } from "../project/project-files";

const sources = ["src/components", "src/layout", "src/pages", "src/sections", "src/templates"];

const read = (root: string, file: string) => readFileSync(join(root, file), "utf8");

const quoted = (text: string) => [...text.matchAll(/"([a-z0-9-]+)"/g)].map(([, name]) => name ?? "");

/** Names written in the code's `<Icon …>` and `icon` properties, and in the data's `icon` fields. */
export function usedIcons(root: string): string[] {
  const code = sources
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .flatMap((file) => read(root, file).match(/<Icon\b[^>]*>|\bicon[:=][^,;>]*/g) ?? []);
  const data = listFiles(root, "data")
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => read(root, file).match(/"icon"\s*:\s*"[^"]*"/g) ?? []);
  return [...new Set([...code, ...data].flatMap(quoted))].filter((name) => name !== "icon" && isKnownIcon(name)).sort();
}

/** What an SVG file draws, on one line. */
function shapesOf(source: string): string {
  const [, inner = ""] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source) ?? [];
  return inner.replace(/\s+/g, " ").trim();
}

/**
 * Writes the icons in use, and only those, into one file served at /icons.svg; and the site's mark, which every page
 * shows beside them and would else ask for apart.
 */
export function writeIconSprite(root: string): void {
  const icons = usedIcons(root).map((name) => {
    const shapes = shapesOf(iconSource(name));
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
  });
  const mark = `<symbol id="mark" viewBox="0 0 64 64">${shapesOf(read(root, "static/icons/favicon.svg"))}</symbol>`;
  mkdirSync(join(root, "public"), { recursive: true });
  writeFileSync(
    join(root, "public/icons.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${[mark, ...icons].join("\n")}\n</svg>\n`,
  );
}
