import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { fallbackFaces, type Weight } from "./fonts/fallback-faces";
import { keepUpToDate } from "./generated-files";

/**
 * Subsets the fonts to the characters French needs (14 kB instead of 22 for headings and of 35 for text), as WOFF2 for
 * browsers, as TrueType for the share cards, whose renderer needs that format. Writes the `@font-face` rules of the
 * system fonts that stand in for them, so that their arrival shifts nothing.
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
  files: Partial<Record<"woff2" | "truetype", string>>;
  /** Of a variable font, the part that the styles use. */
  axes?: { wght: { min: number; max: number } };
  weights: Weight[];
};

const cuts: Cut[] = [
  {
    name: "Heading",
    source: "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
    files: {
      woff2: "static/fonts/bricolage-grotesque-700-fr.woff2",
      truetype: "src/gatsby/publish/bricolage-grotesque-700.ttf",
    },
    weights: [{ fitted: 700, face: "bold", range: "700" }],
  },
  {
    name: "Text",
    source: "node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    files: { woff2: "static/fonts/hanken-grotesk-400-700-fr.woff2" },
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

/** Every file this tool writes, with its content. */
async function expectedFiles(): Promise<[file: string, content: Buffer][]> {
  const fonts = cuts.flatMap((cut) =>
    (["woff2", "truetype"] as const).flatMap((format) => {
      const file = cut.files[format];
      return file ? [cutFont(cut, format).then((font): [string, Buffer] => [file, font])] : [];
    }),
  );
  const faces = cuts.map(async (cut) => fallbackFaces(cut.name, await cutFont(cut, "truetype"), cut.weights));
  const rules = ["// Written by « npm run generate » (tools/fonts/).\n", ...(await Promise.all(faces)).flat()];
  return [...(await Promise.all(fonts)), [facesFile, Buffer.from(rules.join("\n"))]];
}

void expectedFiles().then((files) => keepUpToDate({ files }));
