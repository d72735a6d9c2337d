import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { interfaceIcons } from "../../model/interface-icons";
import { listFiles } from "../../content/project/project-files";
import { iconSource } from "../../content/project/icons";

const read = (root: string, file: string) => readFileSync(join(root, file), "utf8");

/** Names in the `icon` fields of the data. */
const entryIcons = (root: string): string[] =>
  listFiles(root, "data")
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => [...read(root, file).matchAll(/"icon"\s*:\s*"([^"]*)"/g)])
    .map(([, name = ""]) => name);

/** An SVG file as a symbol: what it draws, on one line, in its own frame. */
function symbolOf(name: string, source: string, look = ""): string {
  const [, viewBox, inner] = /<svg[^>]*\bviewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(source) ?? [];
  if (!viewBox || !inner) throw new Error(`${name} : ce dessin SVG n’a pas de « viewBox », ou rien dedans.`);
  return `<symbol id="${name}" viewBox="${viewBox}"${look}>${inner.replace(/\s+/g, " ").trim()}</symbol>`;
}

/** How Lucide draws all its icons: with the line, in the colour of the text. */
const outlined = ' fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** The site's own drawing, which every page shows beside the icons. */
const mark = (root: string) => symbolOf("mark", read(root, "static/icons/favicon.svg"));

/**
 * Writes the icons in use, and only those, into one file served at /icons.svg.
 *
 * @throws when one of the drawings can't be read.
 */
export function writeIconSprite(root: string): void {
  const names = [...new Set([...interfaceIcons, ...entryIcons(root)])].sort();
  const symbols = names.map((name) => (name === "mark" ? mark(root) : symbolOf(name, iconSource(name), outlined)));
  mkdirSync(join(root, "public"), { recursive: true });
  writeFileSync(
    join(root, "public/icons.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
  );
}
