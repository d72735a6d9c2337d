import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compile } from "sass";
import { readFirstTag } from "./drawing-rules";
import { frenchTypography } from "./typography";

/** A drawing as a page shows it. */
export type Drawing = {
  /** Address on the site; it changes with what is drawn. */
  src: string;
  /** Size, in CSS pixels, beyond which the drawing does not grow. */
  width: number;
  height: number;
};

/** Beside the pictures of Gatsby's pipeline, which the host serves for a year. */
const published = "static/figures";

let style: string | undefined;

const drawingStyle = (root: string): string =>
  (style ??= compile(join(root, "src/content/prose/drawing.scss"), { style: "compressed" }).css.trim());

/** The words between two tags, corrected; the «;» of a character reference is no punctuation. */
const frenchWords = (text: string) =>
  text.replace(/&#?\w+;|[^&]+|&/g, (part) => (part.length > 1 && part.startsWith("&") ? part : frenchTypography(part)));

const isVersionOf = (own: string, name: string) =>
  name.startsWith(`${own}-`) && /^[0-9a-f]{12}\.svg$/.test(name.slice(own.length + 1));

/**
 * Publishes an SVG that stands beside a text, with the style of the site's figures, whose
 * colours are those of the tokens in both schemes, and French typography in its words. Its
 * earlier versions are removed.
 *
 * @param root absolute path of the project.
 * @param file absolute path of the SVG, without mistake.
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
