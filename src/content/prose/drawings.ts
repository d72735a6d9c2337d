import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path/posix";
import { compile } from "sass";
import { ownFile } from "../project/project-files";
import { readFirstTag } from "./drawing-rules";
import { frenchTypography } from "./typography";

let style: string | undefined;

const drawingStyle = (): string =>
  (style ??= compile(ownFile("src/content/prose/drawing.scss"), { style: "compressed" }).css.trim());

/** Applies French typography to the text between two tags, leaving character references («&amp;») alone. */
const frenchWords = (text: string) =>
  text.replace(/&#?\w+;|[^&]+|&/g, (part) => (part.length > 1 && part.startsWith("&") ? part : frenchTypography(part)));

/** The SVG of a figure as the site shows it. */
export type Drawing = {
  svg: string;
  /** Its path on the site, with a content hash, next to Gatsby's images: the host lets browsers cache both for a year. */
  src: string;
  /** Its largest displayed size in CSS pixels. */
  width: number;
  height: number;
};

/**
 * Gives a figure French typography and the stylesheet of figures, which supports both colour schemes.
 *
 * @param file absolute path of a valid SVG.
 */
export function renderDrawing(file: string): Drawing {
  const drawn = readFileSync(file, "utf8");
  const { tag = "", width = 0, height = 0 } = readFirstTag(drawn);
  const svg = drawn
    .replace(/(?<=>)[^<]+(?=<\/)/g, frenchWords)
    .replace(tag, () => `${tag}<style>${drawingStyle()}</style>`);
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 12);
  const src = `/static/figures/${basename(dirname(file))}/${basename(file, ".svg")}-${hash}.svg`;
  return { svg, src, width, height };
}
