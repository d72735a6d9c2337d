import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { sourcesOn } from "../src/content/validate/sources";
import { startFiles } from "../src/gatsby/finish/script-tags";
import { samplePages } from "./sample-pages";
import { sitePages } from "./site-pages";

/**
 * `npm run check:sizes`: KiB of brotli that a visitor downloads for each built page before any
 * interaction, compared with its budget. Styles are inlined in the HTML. A page of the provider's own
 * words may be longer than its budget: they are advised, not stopped.
 */

const root = path.resolve(__dirname, "..");
const publicFolder = path.join(root, "public");

/**
 * Maximum weights in KiB (docs/decisions/2026-11-23-le-navigateur-navigue.md). The structured data,
 * after everything that is painted, is not counted.
 */
// The names of files, new in each build, move a page by 35 bytes: a fifth of a KiB is left for them and for a sentence. A KiB
// is 1,024 bytes: 79.7 are 81.6 kB, 68.8 are 70.5 kB. The cookie banner, 1.9 kB, is loaded later and not counted.
const budgets = { home: { html: 28, scripts: 79.7 }, other: { html: 18.8, scripts: 68.8 } } as const;

/** Maximum weight of a font in KiB: the headings' delays every first view, the text's is asked for after it. */
const fontBudget = 14;

type Sizes = { html: number; scripts: number };

const brotliSizes = new Map<string, number>();

const structuredData = /<script type="application\/ld\+json">[\s\S]*?<\/script>/;

/** KiB of a file as sent by the host, up to its structured data. */
const brotliSize = (file: string) => {
  const known = brotliSizes.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(path.join(publicFolder, file), "utf8").replace(structuredData, "");
  const size = brotliCompressSync(text).length / 1024;
  brotliSizes.set(file, size);
  return size;
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(publicFolder, file), "utf8"));

const { assetsByChunkName } = readJson("../.cache/webpack.stats.json") as {
  assetsByChunkName: Record<string, string[]>;
};

const componentOf = (page: string) => {
  const { componentChunkName } = readJson(`page-data${page === "/" ? "/index" : page}/page-data.json`) as {
    componentChunkName: string;
  };
  return componentChunkName;
};

/** Scripts of the app and of the page's template, and any other named in the HTML. */
const scriptsOf = (page: string, html: string) => {
  const ofBundle = ["app", componentOf(page)].flatMap((chunk) => assetsByChunkName[chunk] ?? []);
  const ofPage = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+\.js)"/g)].map(
    ([, file]) => file ?? "",
  );
  const atStart = startFiles(html).map((file) => file.slice(1));
  return new Set([...ofBundle, ...ofPage, ...atStart].filter((file) => file.endsWith(".js")));
};

const measure = (page: string): Sizes => {
  const file = path.join(page, "index.html");
  const html = readFileSync(path.join(publicFolder, file), "utf8");
  const scripts = [...scriptsOf(page, html)].reduce((total, script) => total + brotliSize(script), 0);
  return { html: brotliSize(file), scripts };
};

const budgetOf = (page: string): Sizes => (page === "/" ? budgets.home : budgets.other);

const kib = (size: number) => size.toFixed(1).replace(".", ",").padStart(6);

const cell = (size: number, limit: number) => `${kib(size)} / ${String(limit).padEnd(4)} ${size > limit ? "✗" : "✓"}`;

const ours = samplePages(sourcesOn(root));
let exceeded = 0;
const long: string[] = [];
console.log("Poids en Kio (brotli) / budget");
console.log(`${"Page".padEnd(78)}  HTML            JavaScript`);
for (const page of sitePages(publicFolder)) {
  const sizes = measure(page);
  const budget = budgetOf(page);
  const isLong = sizes.html > budget.html;
  if (isLong && !ours.has(page)) long.push(page);
  if ((isLong && ours.has(page)) || sizes.scripts > budget.scripts) exceeded += 1;
  console.log(`${page.padEnd(78)}${cell(sizes.html, budget.html)} ${cell(sizes.scripts, budget.scripts)}`);
}
for (const font of readdirSync(path.join(publicFolder, "fonts")).filter((file) => file.endsWith(".woff2"))) {
  // WOFF2 is already compressed.
  const size = statSync(path.join(publicFolder, "fonts", font)).size / 1024;
  if (size > fontBudget) exceeded += 1;
  console.log(`${`/fonts/${font}`.padEnd(78)}${cell(size, fontBudget)}`);
}
for (const page of long) {
  const fix = page === "/" ? "raccourcissez une de ses listes" : "coupez son texte en deux";
  console.log(`Conseil : la page ${page} est longue, elle s’affichera un peu plus tard sur un téléphone : ${fix}.`);
}
if (exceeded > 0) {
  console.error(`${exceeded} au-dessus du budget.`);
  process.exitCode = 1;
}
