import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compile } from "sass";
import { publish } from "../project/project-files";
import { readFirstTag } from "./drawing-rules";
import { frenchTypography } from "./typography";

let style: string | undefined;

const drawingStyle = (root: string): string =>
  (style ??= compile(join(root, "src/content/prose/drawing.scss"), { style: "compressed" }).css.trim());

/** Applies French typography to the text between two tags, leaving character references («&amp;») alone. */
const frenchWords = (text: string) =>
  text.replace(/&#?\w+;|[^&]+|&/g, (part) => (part.length > 1 && part.startsWith("&") ? part : frenchTypography(part)));

/**
 * Publishes the SVG of a figure, with French typography and the stylesheet of figures, which
 * supports both colour schemes. It stands next to Gatsby's images, which the host lets browsers cache
 * for a year.
 *
 * @param root absolute path of the project.
 * @param file absolute path of a valid SVG.
 * @returns its URL on the site, with a content hash, and its largest displayed size in CSS pixels.
 */
export function publishDrawing(root: string, file: string) {
  const drawn = readFileSync(file, "utf8");
  const { tag = "", width = 0, height = 0 } = readFirstTag(drawn);
  const styled = drawn
    .replace(/(?<=>)[^<]+(?=<\/)/g, frenchWords)
    .replace(tag, () => `${tag}<style>${drawingStyle(root)}</style>`);
  const hash = createHash("sha256").update(styled).digest("hex").slice(0, 12);
  const src = `/static/figures/${basename(dirname(file))}/${basename(file, ".svg")}-${hash}.svg`;
  publish(root, src, styled);
  return { src, width, height };
}
