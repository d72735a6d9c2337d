import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path/posix";
import { compile } from "sass";
import { ownFile } from "../project/project-files";
import { drawingFaces } from "./drawing-faces";
import { readFirstTag } from "./drawing-rules";
import { frenchTypography } from "./typography";

let style: string | undefined;

const drawingStyle = (): string =>
  (style ??= compile(ownFile("src/content/prose/drawing.scss"), { style: "compressed" }).css.trim());

/** Applies French typography to the text between two tags, leaving character references («&amp;») alone. */
const frenchWords = (text: string) =>
  text.replace(/&#?\w+;|[^&]+|&/g, (part) => (part.length > 1 && part.startsWith("&") ? part : frenchTypography(part)));

/** Added around a drawing: with its own margin of 20, 16 px on a phone, 28 in a frame as wide as the text. */
const margin = 4;

/** The SVG of a figure as the site shows it. */
export type Drawing = {
  svg: string;
  /** Its path on the site, with a content hash, next to Gatsby's images: the host lets browsers cache both for a year. */
  src: string;
  /** Its proportions, and its size where nothing else gives one, as in the feed. */
  width: number;
  height: number;
};

/**
 * Gives a figure a margin, French typography, the site's faces, and the stylesheet of figures, which supports both
 * colour schemes. The faces come in a `style` of their own: the other one is the same in every figure.
 *
 * @param file absolute path of a valid SVG.
 */
export async function renderDrawing(file: string): Promise<Drawing> {
  const drawn = readFileSync(file, "utf8");
  const { tag = "", width: drawnWidth = 0, height: drawnHeight = 0, inside = "" } = readFirstTag(drawn);
  const width = drawnWidth + 2 * margin;
  const height = drawnHeight + 2 * margin;
  const typeset = inside.replace(/(?<=>)[^<]+(?=<\/)/g, frenchWords);
  const faces = await drawingFaces(tag + typeset);
  const styles = `<style>${drawingStyle()}</style>${faces && `<style>${faces}</style>`}`;
  const framed = tag.replace(/viewBox=(["']).*?\1/, `viewBox="${-margin} ${-margin} ${width} ${height}"`);
  const svg = framed + styles + typeset;
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 12);
  const src = `/static/figures/${basename(dirname(file))}/${basename(file, ".svg")}-${hash}.svg`;
  return { svg, src, width, height };
}
