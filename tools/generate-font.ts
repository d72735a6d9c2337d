import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * Subsets the heading font to the characters French needs: 14 kB instead of 22. As WOFF2 for
 * browsers, as TrueType for the share cards, whose renderer needs that format.
 *
 *     tsx tools/generate-font.ts           writes
 *     tsx tools/generate-font.ts --check   writes nothing, fails when the file is outdated
 */
const root = path.resolve(__dirname, "..");
const source = "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2";
const targets = [
  { file: "static/fonts/bricolage-grotesque-700-fr.woff2", targetFormat: "woff2" },
  { file: "src/gatsby/publish/bricolage-grotesque-700.ttf", targetFormat: "truetype" },
] as const;

/** What a French keyboard and the site's typography produce; other characters fall back to a system font. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
const frenchCharacters = `${ascii}ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’‘“”–—…€·°×−→\u00a0\u202f\u2011`;

/** The only feature of the font that browsers apply to French by default; the others would add glyphs. */
const keepFeatures = ["kern"];

async function run(checkOnly: boolean): Promise<void> {
  const whole = await readFile(path.join(root, source));
  for (const { file, targetFormat } of targets) {
    // Missing from the package's types.
    const options = { targetFormat, keepFeatures };
    const cut = await subsetFont(whole, frenchCharacters, options);
    const written = await readFile(path.join(root, file)).catch(() => undefined);
    if (written?.equals(cut)) continue;
    if (checkOnly) {
      console.error(`${file} n’est plus à jour : lancez « npm run generate » et enregistrez le résultat.`);
      process.exitCode = 1;
    } else {
      await writeFile(path.join(root, file), cut);
      console.log(`${file} : ${cut.length} octets`);
    }
  }
}

void run(process.argv.includes("--check"));
