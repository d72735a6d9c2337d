import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * Cuts the headings' font from its package to the characters French needs: 14 kB instead of 22.
 * Once for browsers, once for the share cards, which are drawn with a TrueType file only.
 *
 *     tsx tools/generate-font.ts           writes
 *     tsx tools/generate-font.ts --check   writes nothing, fails when the file is stale
 */
const root = path.resolve(__dirname, "..");
const source = "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2";
const targets = [
  { file: "static/fonts/bricolage-grotesque-700-fr.woff2", targetFormat: "woff2" },
  { file: "src/gatsby/metadata/bricolage-grotesque-700.ttf", targetFormat: "truetype" },
] as const;

/** What a French keyboard and the site's typography write; a character outside is shown in the system's face. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
const frenchCharacters = `${ascii}ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’‘“”–—…€·°×−→\u00a0\u202f\u2011`;

/** The only one of the font's features that a browser applies to French unasked; the others bring glyphs of their own. */
const keepFeatures = ["kern"];

async function run(checkOnly: boolean): Promise<void> {
  const whole = await readFile(path.join(root, source));
  for (const { file, targetFormat } of targets) {
    // The package knows `keepFeatures`, its types do not yet.
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
