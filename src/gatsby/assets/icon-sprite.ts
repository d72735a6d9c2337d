import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { iconSource, isKnownIcon } from "../../content/project/icons";
import { declaredStrings } from "../../content/validate/declared-strings";
import { interfaceIcons } from "../../shared/interface-icons";
import { publishFile } from "../publish/publish-file";

const read = (root: string, file: string) => readFileSync(join(root, file), "utf8");

/** The icons named in the data and the texts. */
const entryIcons = (root: string) =>
  declaredStrings(root, ({ format }) => format === "lucide-icon").filter(isKnownIcon);

/** Converts an SVG file to a `<symbol>` on one line. */
function symbolOf(name: string, source: string, attributes = ""): string {
  const [, viewBox, inner] = /<svg[^>]*\bviewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(source) ?? [];
  if (!viewBox || !inner) throw new Error(`${name} : ce dessin SVG n’a pas de « viewBox », ou rien dedans.`);
  return `<symbol id="${name}" viewBox="${viewBox}"${attributes}>${inner.replace(/\s+/g, " ").trim()}</symbol>`;
}

/** Attributes of all Lucide icons. */
const outlined = ' fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** Attributes of the player's icons, which are filled as in any player. */
const filled = outlined.replace("none", "currentColor");
const filledIcons: readonly string[] = ["pause", "play"];

/** The site's logo. */
const logoSymbol = (root: string) => symbolOf("mark", read(root, "static/icons/favicon.svg"));

/**
 * Writes the icons in use to a sprite served at /icons.svg.
 *
 * @throws when an icon can't be parsed.
 */
export function writeIconSprite(root: string): void {
  const names = [...new Set([...interfaceIcons, ...entryIcons(root)])].sort();
  const symbols = names.map((name) =>
    name === "mark"
      ? logoSymbol(root)
      : symbolOf(name, iconSource(name), filledIcons.includes(name) ? filled : outlined),
  );
  publishFile(root, "icons.svg", `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
}
