import { readFileSync } from "node:fs";
import path from "node:path";
import { palette, tints } from "../pictures/palette";

/** Size of a case's picture, in pixels. */
export const caseSize = { width: 1200, height: 750 } as const;

/** A scene is drawn on 400 × 250 units, so that a letter of 12 units still reads in a thumbnail. */
export const sceneSize = { width: 400, height: 250, scale: 3 } as const;

/** What a picture shows: the HTML of an interface, and the CSS that only it needs. */
export type Scene = { css?: string; html: string };

const stylesheet = readFileSync(path.join(__dirname, "scene.css"), "utf8");
const fontFile = path.join(
  "node_modules",
  "@fontsource-variable",
  "bricolage-grotesque",
  "files",
  "bricolage-grotesque-latin-wght-normal.woff2",
);

const customProperties = [
  ...Object.entries(palette).map(([name, value]) => `--${name}:${value}`),
  ...Object.entries(tints).map(([name, value]) => `--${name}-soft:${value}`),
].join(";");

/** A whole page, self-contained: the font is inside, so that every machine draws the same letters. */
export function scenePage({ css = "", html }: Scene) {
  const font = readFileSync(fontFile).toString("base64");
  return (
    `<!doctype html><html lang="fr"><meta charset="utf-8"><style>` +
    `@font-face{font-family:Bricolage;font-weight:200 800;src:url(data:font/woff2;base64,${font})}` +
    `:root{${customProperties}}${stylesheet}${css}</style><body>${html}</body></html>`
  );
}
