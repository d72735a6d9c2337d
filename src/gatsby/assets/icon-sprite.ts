import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { iconSource, isKnownIcon } from "../../content/project/icons";
import { declaredStrings } from "../../content/validate/declared-strings";
import { interfaceIcons } from "../../shared/interface-icons";
import { publishFile } from "../publish/publish-file";

const read = (root: string, file: string) => readFileSync(join(root, file), "utf8");

/** The icons that entries name. */
const entryIcons = (root: string) =>
  declaredStrings(root, ({ format }) => format === "lucide-icon").filter(isKnownIcon);

/** Converts an SVG file to a `<symbol>` on one line. */
function symbolOf(name: string, source: string, look = ""): string {
  const [, viewBox, inner] = /<svg[^>]*\bviewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(source) ?? [];
  if (!viewBox || !inner) throw new Error(`${name} : ce dessin SVG n’a pas de « viewBox », ou rien dedans.`);
  return `<symbol id="${name}" viewBox="${viewBox}"${look}>${inner.replace(/\s+/g, " ").trim()}</symbol>`;
}

/** Attributes of all Lucide icons. */
const outlined = ' fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** Those of a player are full, as everywhere. */
const full = outlined.replace("none", "currentColor");
const ofPlayer: readonly string[] = ["pause", "play"];

/** The site's logo. */
const mark = (root: string) => symbolOf("mark", read(root, "static/icons/favicon.svg"));

/**
 * Writes the icons in use to a sprite served at /icons.svg.
 *
 * @throws when an icon can't be parsed.
 */
export function writeIconSprite(root: string): void {
  const names = [...new Set([...interfaceIcons, ...entryIcons(root)])].sort();
  const symbols = names.map((name) =>
    name === "mark" ? mark(root) : symbolOf(name, iconSource(name), ofPlayer.includes(name) ? full : outlined),
  );
  publishFile(root, "icons.svg", `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
}
