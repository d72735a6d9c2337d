import { readFileSync } from "node:fs";
import { parseXml, XmlElement, XmlText, type XmlNode } from "@rgrove/parse-xml";
import subsetFont from "subset-font";
import { ownFile } from "../project/project-files";

/** The site's faces: its text, and its headings for what a class of drawing.scss makes bold. */
const fonts = {
  400: { file: "static/fonts/hanken-grotesk-400-700-fr.woff2", variationAxes: { wght: 400 } },
  700: { file: "static/fonts/bricolage-grotesque-700-fr.woff2" },
};
type Weight = keyof typeof fonts;

const boldClass = /\b(?:title|strong)\b/;

/** What a drawing sets in a weight. */
function wordsIn(weight: Weight, nodes: readonly XmlNode[], inherited: Weight = 400): string {
  const words = nodes.map((node) => {
    if (node instanceof XmlText) return inherited === weight ? node.text.trim() : "";
    if (!(node instanceof XmlElement)) return "";
    return wordsIn(weight, node.children, boldClass.test(node.attributes.class ?? "") ? 700 : inherited);
  });
  return words.join("");
}

async function cutFace(weight: Weight, characters: string): Promise<string> {
  const { file, ...axes } = fonts[weight];
  // Missing from the package's types.
  const options = { targetFormat: "woff2" as const, keepFeatures: ["kern"], ...axes };
  const cut = await subsetFont(readFileSync(ownFile(file)), characters, options);
  const source = `url(data:font/woff2;base64,${cut.toString("base64")})`;
  return `@font-face{font-family:figure;font-weight:${weight};src:${source}}`;
}

/** Cut once: a drawing is rendered for its page and for the feed. */
const faces = new Map<string, Promise<string>>();

async function face(weight: Weight, words: string): Promise<string> {
  const characters = Array.from(new Set(Array.from(words))).sort();
  if (characters.length === 0) return "";
  const key = `${weight} ${characters.join("")}`;
  const cut = faces.get(key) ?? cutFace(weight, characters.join(""));
  faces.set(key, cut);
  return cut;
}

/**
 * The `@font-face` rules of a drawing, as «figure»: an SVG loaded by `img` fetches no font, but may carry its own. Each
 * is cut to the characters that the drawing sets in it (about 3 kB); one that the site's face lacks falls back.
 *
 * @param drawn a valid SVG, without its stylesheet.
 */
export async function drawingFaces(drawn: string): Promise<string> {
  const { children } = parseXml(drawn);
  const rules = await Promise.all([face(400, wordsIn(400, children)), face(700, wordsIn(700, children))]);
  return rules.join("");
}
