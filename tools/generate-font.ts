import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { fallbackFaces, type Weight } from "./fonts/fallback-faces";
import { fontCharacters } from "./fonts/mean-advance";
import { keepUpToDate } from "./generated-files";

/**
 * Subsets the fonts to the characters French needs (14 kB instead of 22 for headings and of 35 for text), as WOFF2 for
 * browsers, as TrueType for the share cards, whose renderer needs that format, with the list of what these can draw.
 * Writes the `@font-face` rules of the system fonts that stand in for them, so that their arrival shifts nothing.
 *
 *     tsx tools/generate-font.ts           writes
 *     tsx tools/generate-font.ts --check   writes nothing, fails when a file is outdated
 */
const root = path.resolve(__dirname, "..");

/** What a French keyboard and the site's typography produce; other characters fall back to a system font. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
const frenchCharacters = `${ascii}ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’‘“”–—…€·°×−→\u00a0\u202f\u2011`;

/** The letters of other languages that names have («Núñez», «Fañch», «Björn»): a card has no system font to fall back to. */
const otherLetters = Array.from({ length: 0x40 }, (_, index) => String.fromCodePoint(0xc0 + index)).join("");

type Cut = {
  /** Name of the fallbacks. */
  name: string;
  source: string;
  file: string;
  /** Of the share cards: the same font, and the JSON of its characters. */
  card?: { font: string; characters: string };
  /** Of a variable font, the part that the styles use. */
  axes?: { wght: { min: number; max: number } };
  weights: Weight[];
};

const cuts: Cut[] = [
  {
    name: "Heading",
    source: "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
    file: "static/fonts/bricolage-grotesque-700-fr.woff2",
    card: {
      font: "src/gatsby/publish/bricolage-grotesque-700.ttf",
      characters: "src/gatsby/publish/heading-characters.json",
    },
    weights: [{ fitted: 700, face: "bold", range: "700" }],
  },
  {
    name: "Text",
    source: "node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    file: "static/fonts/hanken-grotesk-400-700-fr.woff2",
    axes: { wght: { min: 400, max: 700 } },
    weights: [
      { fitted: 400, face: "regular", range: "400 500" },
      // Most of what is bold in the text.
      { fitted: 600, face: "bold", range: "600 700" },
    ],
  },
];

const facesFile = "src/styles/_fallback-faces.scss";

/** The only feature of the fonts that browsers apply to French by default; the others would add glyphs. */
const keepFeatures = ["kern"];

async function cutFont({ source, axes }: Cut, targetFormat: "woff2" | "truetype") {
  // Missing from the package's types.
  const options = { targetFormat, keepFeatures, ...(axes && { variationAxes: axes }) };
  const characters = targetFormat === "truetype" ? frenchCharacters + otherLetters : frenchCharacters;
  return subsetFont(await readFile(path.join(root, source)), characters, options);
}

type Written = [file: string, content: string | Buffer];

async function fontFiles(cut: Cut): Promise<Written[]> {
  const web: Written = [cut.file, await cutFont(cut, "woff2")];
  if (!cut.card) return [web];
  const font = await cutFont(cut, "truetype");
  const characters = `${JSON.stringify(await fontCharacters(font))}\n`;
  return [web, [cut.card.font, font], [cut.card.characters, characters]];
}

/** Every file this tool writes, with its content. */
async function expectedFiles(): Promise<Written[]> {
  const fonts = await Promise.all(cuts.map(fontFiles));
  const faces = cuts.map(async (cut) => fallbackFaces(cut.name, await cutFont(cut, "truetype"), cut.weights));
  const rules = ["// Written by « npm run generate » (tools/fonts/).\n", ...(await Promise.all(faces)).flat()];
  return [...fonts.flat(), [facesFile, rules.join("\n")]];
}

void expectedFiles().then((files) => keepUpToDate({ files }));
