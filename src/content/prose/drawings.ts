import { readFileSync } from "node:fs";
import { basename } from "node:path/posix";
import { readFirstTag } from "./drawing-rules";
import { frenchTypography } from "./typography";

/** Applies French typography to the text between two tags, leaving character references («&amp;») alone. */
const frenchWords = (text: string) =>
  text.replace(/&#?\w+;|[^&]+|&/g, (part) => (part.length > 1 && part.startsWith("&") ? part : frenchTypography(part)));

/** Added around a drawing: with its own margin of 20, 16 px on a phone, 28 in a frame as wide as the text. */
const margin = 4;

/** A figure as its page holds it. */
export type Drawing = {
  viewBox: string;
  /** Its proportions, and its size where nothing else gives one. */
  width: number;
  height: number;
  /** What its `<svg>` holds. */
  inside: string;
};

/** Puts a prefix before the ids of a drawing, and before what refers to them: a page may have several drawings. */
function withOwnIds(drawn: string, prefix: string): string {
  const ids = [...drawn.matchAll(/\sid=(["'])(.*?)\1/g)].map(([, , id]) => id ?? "");
  const own = (id: string) => (ids.includes(id) ? `${prefix}-${id}` : id);
  return drawn
    .replace(/(\sid=["'])([^"']*)/g, (_all, before: string, id: string) => before + own(id))
    .replace(/((?:href=["']|url\(["']?)#)([^"')]*)/g, (_all, before: string, id: string) => before + own(id))
    .replace(/(\saria-(?:labelledby|describedby)=["'])([^"']*)/g, (_all, before: string, all: string) => {
      return before + all.split(" ").map(own).join(" ");
    });
}

/**
 * Reads a figure: with a margin, French typography, and ids of its own. Its colours and faces are those of its page
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
    inside: withOwnIds(typeset, basename(file, ".svg")),
  };
}
