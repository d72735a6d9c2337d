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

/** An SVG file as a symbol: what it draws, on one line, in its own frame. */
function symbolOf(name: string, source: string, look = ""): string {
  const [, viewBox, inner] = /<svg[^>]*\bviewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(source) ?? [];
  if (!viewBox || !inner) throw new Error(`${name} : ce dessin SVG n’a pas de « viewBox », ou rien dedans.`);
  return `<symbol id="${name}" viewBox="${viewBox}"${look}>${inner.replace(/\s+/g, " ").trim()}</symbol>`;
}

/** How Lucide draws all its icons: with the line, in the colour of the text. */
const outlined = ' fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/**
 * Writes the icons in use, and only those, into one file served at /icons.svg; and the site's mark, which every page
 * shows beside them and would else ask for apart.
 *
 * @throws when one of the drawings can't be read.
 */
export function writeIconSprite(root: string): void {
  const mark = symbolOf("mark", read(root, "static/icons/favicon.svg"));
  const icons = usedIcons(root).map((name) => symbolOf(name, iconSource(name), outlined));
  mkdirSync(join(root, "public"), { recursive: true });
  writeFileSync(
    join(root, "public/icons.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${[mark, ...icons].join("\n")}\n</svg>\n`,
  );
}
