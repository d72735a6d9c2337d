import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { startFiles } from "../src/build/post-build/script-tags";
import { gatsbyEnvironment } from "../tools/run-gatsby";
import { generateArticle } from "./generate-article";
import { measureCommand } from "./measure-command";

/**
 * `npm run bench:articles [-- 100 1000]`: what building many articles costs, in a copy of
 * the project that holds that many generated ones beside its own, then one more; and what
 * the same page weighs each time. Every article has a body, a page, a share picture and a
 * place in the feed, the map and the index; all share the pixels of one cover.
 */

const root = path.resolve(__dirname, "..");
const leftOut = new Set(["node_modules", ".cache", "public", ".git", ".inbox", "test-results"]);
const witness = "blog/mvp-crucial-lancer-projet/index.html";

const copyProject = () => {
  const copy = mkdtempSync(path.join(os.tmpdir(), "bench-articles-"));
  for (const name of readdirSync(root).filter((entry) => !leftOut.has(entry))) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  return copy;
};

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
  // Gatsby itself, never the project's own command: that one may install packages, and would do so through the link.
  const cli = path.join(root, "node_modules/gatsby/cli.js");
  const cost = await measureCommand(process.execPath, [cli, "build"], { cwd: copy, env: gatsbyEnvironment });
  if (!cost.succeeded) throw new Error(`La construction a échoué :\n${cost.output.slice(-4000)}`);
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
      for (const folder of [".cache", "public"]) rmSync(path.join(copy, folder), { recursive: true, force: true });
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
