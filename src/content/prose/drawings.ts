import { readFileSync } from "node:fs";
import { basename } from "node:path/posix";
import { readFirstTag } from "./drawing-rules";
import { frenchTypography } from "./typography";

/** Applies French typography to the text between two tags, leaving character references («&amp;») alone. */
const frenchWords = (text: string) =>
  text.replace(/&#?\w+;|[^&]+|&/g, (part) => (part.length > 1 && part.startsWith("&") ? part : frenchTypography(part)));

/** Margin added around a drawing: with the drawing's own 20, it is 16 px on a phone and 28 px at the text's full width. */
const margin = 4;

/** A figure, ready to be inlined in a page. */
export type Drawing = {
  viewBox: string;
  /** Size, with the margin: the proportions, and the default size. */
  width: number;
  height: number;
  /** Content of the `<svg>` element. */
  inside: string;
};

/** Prefixes the ids of a drawing and the references to them: ids of two drawings of a page must differ. */
function withPrefixedIds(drawn: string, prefix: string): string {
  const ids = [...drawn.matchAll(/\sid=(["'])(.*?)\1/g)].map(([, , id]) => id ?? "");
  const prefixed = (id: string) => (ids.includes(id) ? `${prefix}-${id}` : id);
  return drawn
    .replace(/(\sid=["'])([^"']*)/g, (_all, before: string, id: string) => before + prefixed(id))
    .replace(/((?:href=["']|url\(["']?)#)([^"')]*)/g, (_all, before: string, id: string) => before + prefixed(id))
    .replace(/(\saria-(?:labelledby|describedby)=["'])([^"']*)/g, (_all, before: string, all: string) => {
      return before + all.split(" ").map(prefixed).join(" ");
    });
}

/**
 * Reads a figure, with a margin, French typography and prefixed ids. Its colours and fonts are those of the page
 * (src/styles/prose.scss).
 *
 * @param file absolute path of a valid SVG.
 */
export function readDrawing(file: string): Drawing {
  const { width: drawnWidth = 0, height: drawnHeight = 0, inside = "" } = readFirstTag(readFileSync(file, "utf8"));
  const [width, height] = [drawnWidth + 2 * margin, drawnHeight + 2 * margin];
  const typeset = inside.replace(/(?<=>)[^<]+(?=<\/)/g, frenchWords).replace(/<\/svg>\s*$/, "");
  return {
    viewBox: `${-margin} ${-margin} ${width} ${height}`,
    width,
    height,
    inside: withPrefixedIds(typeset, basename(file, ".svg")),
  };
}
