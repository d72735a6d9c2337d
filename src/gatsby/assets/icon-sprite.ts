import { readFileSync } from "node:fs";
import { join } from "node:path";
import { interfaceIcons } from "../../shared/interface-icons";
import { listFiles, publish } from "../../content/project/project-files";
import { iconSource } from "../../content/project/icons";

const read = (root: string, file: string) => readFileSync(join(root, file), "utf8");

/** Icon names in the data. */
const entryIcons = (root: string): string[] =>
  listFiles(root, "data")
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => [...read(root, file).matchAll(/"icon"\s*:\s*"([^"]*)"/g)])
    .map(([, name = ""]) => name);

/** Converts an SVG file to a `<symbol>` on one line. */
function symbolOf(name: string, source: string, look = ""): string {
  const [, viewBox, inner] = /<svg[^>]*\bviewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(source) ?? [];
  if (!viewBox || !inner) throw new Error(`${name} : ce dessin SVG n’a pas de « viewBox », ou rien dedans.`);
  return `<symbol id="${name}" viewBox="${viewBox}"${look}>${inner.replace(/\s+/g, " ").trim()}</symbol>`;
}

/** Attributes of all Lucide icons. */
const outlined = ' fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** The site's logo. */
const mark = (root: string) => symbolOf("mark", read(root, "static/icons/favicon.svg"));

/**
 * Writes the icons in use to a sprite served at /icons.svg.
 *
 * @throws when an icon can't be parsed.
 */
export function writeIconSprite(root: string): void {
  const names = [...new Set([...interfaceIcons, ...entryIcons(root)])].sort();
  const symbols = names.map((name) => (name === "mark" ? mark(root) : symbolOf(name, iconSource(name), outlined)));
  publish(root, "icons.svg", `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
}
