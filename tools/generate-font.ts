import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * Cuts the headings' font from its package to the characters French needs: 16 kB instead of 22.
 *
 *     tsx tools/generate-font.ts           writes
 *     tsx tools/generate-font.ts --check   writes nothing, fails when the file is stale
 */
const root = path.resolve(__dirname, "..");
const source = "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2";
const target = "static/fonts/bricolage-grotesque-700.woff2";

/** What a French keyboard and the site's typography write; a character outside is shown in the system's face. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
const frenchCharacters = `${ascii}ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’‘“”–—…€·°×−→\u00a0\u202f\u2011`;

async function run(checkOnly: boolean): Promise<void> {
  const whole = await readFile(path.join(root, source));
  const cut = await subsetFont(whole, frenchCharacters, { targetFormat: "woff2" });
  const written = await readFile(path.join(root, target)).catch(() => undefined);
  if (written?.equals(cut)) return;
  if (checkOnly) {
    console.error(`${target} n’est plus à jour : lancez « npm run generate » et enregistrez le résultat.`);
    process.exitCode = 1;
    return;
  }
  await writeFile(path.join(root, target), cut);
  console.log(`${target} : ${cut.length} octets`);
}

void run(process.argv.includes("--check"));
