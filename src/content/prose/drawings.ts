import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compile } from "sass";
import { readFirstTag } from "./drawing-rules";
import { frenchTypography } from "./typography";

/** A published drawing. */
export type Drawing = {
  /** URL on the site, with a content hash. */
  src: string;
  /** Largest displayed size, in CSS pixels. */
  width: number;
  height: number;
};

/** Next to Gatsby's images, which the host lets browsers cache for a year. */
const published = "static/figures";

let style: string | undefined;

const drawingStyle = (root: string): string =>
  (style ??= compile(join(root, "src/content/prose/drawing.scss"), { style: "compressed" }).css.trim());

/** Applies French typography to the text between two tags, leaving character references («&amp;») alone. */
const frenchWords = (text: string) =>
  text.replace(/&#?\w+;|[^&]+|&/g, (part) => (part.length > 1 && part.startsWith("&") ? part : frenchTypography(part)));

const isVersionOf = (own: string, name: string) =>
  name.startsWith(`${own}-`) && /^[0-9a-f]{12}\.svg$/.test(name.slice(own.length + 1));

/**
 * Publishes the SVG of a figure, with French typography and the stylesheet of figures, which
 * supports both colour schemes. Removes its earlier versions.
 *
 * @param root absolute path of the project.
 * @param file absolute path of a valid SVG.
 */
export function publishDrawing(root: string, file: string): Drawing {
  const drawn = readFileSync(file, "utf8");
  const { tag = "", width = 0, height = 0 } = readFirstTag(drawn);
  const styled = drawn
    .replace(/(?<=>)[^<]+(?=<\/)/g, frenchWords)
    .replace(tag, () => `${tag}<style>${drawingStyle(root)}</style>`);
  const hash = createHash("sha256").update(styled).digest("hex").slice(0, 12);
  const folder = `${published}/${basename(dirname(file))}`;
  const own = basename(file, ".svg");
  const name = `${own}-${hash}.svg`;
  mkdirSync(join(root, "public", folder), { recursive: true });
  for (const earlier of readdirSync(join(root, "public", folder))) {
    if (earlier !== name && isVersionOf(own, earlier)) rmSync(join(root, "public", folder, earlier));
  }
  writeFileSync(join(root, "public", folder, name), styled);
  return { src: `/${folder}/${name}`, width, height };
}
