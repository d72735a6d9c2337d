import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { startFiles } from "../src/gatsby/after-build/script-tags";
import { generateArticle } from "./generate-article";
import { buildCopy, copyProject, forgetBuild } from "./project-copy";

/**
 * `npm run bench:articles [-- 100 1000]`: what building many articles costs, in a copy of
 * the project that holds that many generated ones beside its own, then one more; and what
 * the same page weighs each time. Every article has a body, a page, a share picture and a
 * place in the feed, the map and the index; all share the pixels of one cover.
 */

const witness = "blog/mvp-crucial-lancer-projet/index.html";

const brotliKib = (file: string) => brotliCompressSync(readFileSync(file)).length / 1024;

/** KiB over brotli: a page of the project, and the scripts that every page names. */
const weigh = (copy: string) => {
  const publicFolder = path.join(copy, "public");
  const html = readFileSync(path.join(publicFolder, witness), "utf8");
  const scripts = startFiles(html);
  return {
    page: brotliKib(path.join(publicFolder, witness)),
    scripts: scripts.reduce((sum, script) => sum + brotliKib(path.join(publicFolder, script)), 0),
    index: brotliKib(path.join(publicFolder, "blog/index.html")),
  };
};

const number = (value: number | undefined, digits = 0) =>
  (value === undefined ? "?" : value.toFixed(digits).replace(".", ",")).padStart(8);

const line = (title: string, ...cells: string[]) => console.log(title.padEnd(28) + cells.join(""));

const build = async (copy: string, title: string) => {
  const cost = await buildCopy(copy);
  const { page, scripts, index } = weigh(copy);
  const mebibytes = (bytes: number | undefined) => number(bytes && bytes / 1024 ** 2);
  line(
    title,
    number(cost.cpuSeconds),
    mebibytes(cost.largestMemory),
    mebibytes(cost.totalMemory),
    number(cost.seconds),
    number(page, 1),
    number(scripts, 1),
    number(index, 1),
  );
};

const bench = async (counts: number[]) => {
  console.log(
    "UC : secondes de processeur ; Mio : mémoire au plus haut, du plus gros processus puis de tous ; s : durée ; poids en Kio (brotli)",
  );
  line(
    "Articles engendrés",
    ...["UC", "Mio", "Mio", "s", "article", "scripts", "/blog"].map((name) => name.padStart(8)),
  );
  const copy = copyProject();
  try {
    for (const count of [0, ...counts]) {
      forgetBuild(copy);
      for (let article = 1; article <= count; article += 1) generateArticle(copy, article);
      await build(copy, `${count}, à froid`);
    }
    const last = counts.at(-1) ?? 0;
    generateArticle(copy, last + 1);
    await build(copy, "un de plus");
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

const counts = process.argv.slice(2).map(Number).filter(Number.isInteger);
void bench(counts.length > 0 ? counts.sort((a, b) => a - b) : [100, 1000]);
