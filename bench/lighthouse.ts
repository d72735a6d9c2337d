import { rmSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureChromium } from "../tools/find-chromium";
import { selfSignedCertificate } from "./self-signed";
import { paths } from "../src/shared/paths";
import { sitePages } from "../tools/site-pages";
import { audit, type Figures, medianFigures } from "./audit";
import { missedGoals } from "./goals";
import { copyWithoutScripts } from "./script-free-copy";
import { serveSite } from "./serve-site";

/**
 * `npm run bench:lighthouse [-- path…]`: one page of each kind of the built site, on Lighthouse's simulated mid-range
 * phone, over HTTP/2 and brotli; beside the same page without scripts, measured in turn. Each value is
 * the median of five runs. Fails when a goal of `goals.ts` is missed; these hold on any machine, if nothing else runs.
 */

const runs = 5;
const publicFolder = path.resolve(__dirname, "../public");

/** The first page of each kind. */
const defaultPages = () => {
  const pages = sitePages(publicFolder);
  const first = (pathOf: (slug: string) => string) => pages.filter((page) => page.startsWith(pathOf(""))).slice(0, 1);
  return [
    paths.home,
    paths.blog,
    ...first(paths.article),
    ...first(paths.case),
    ...first(paths.service),
    paths.stack,
    paths.legalNotice,
  ];
};

const columns = ["notes", "FCP", "LCP", "TBT", "travail", "CLS", "Kio", "indice"];
const widths = [15, 5, 5, 5, 8, 6, 5, 7];

const row = (name: string, cells: readonly (string | number)[]) =>
  name.padEnd(52) + cells.map((cell, index) => String(cell).padStart((widths[index] ?? 0) + 1)).join("");

const figuresRow = (name: string, figures: Figures) =>
  row(name, [
    [figures.performance, figures.accessibility, figures["best-practices"], figures.seo].join("/"),
    figures.firstPaint,
    figures.largestPaint,
    figures.blocking,
    figures.work,
    figures.shift.toFixed(3).replace(".", ","),
    figures.kibibytes,
    figures.machine,
  ]);

const report = (page: string, own: Figures, copy: Figures) => {
  console.log(figuresRow(page, own));
  console.log(figuresRow("  sans script", copy));
  const missed = missedGoals(own, copy, page === paths.home);
  for (const goal of missed) console.log(`  ✗ ${goal}`);
  if (missed.length > 0) process.exitCode = 1;
};

const bench = async (pages: readonly string[]) => {
  const chromePath = await ensureChromium();
  if (!chromePath) return;
  const certificate = selfSignedCertificate();
  const scriptFree = copyWithoutScripts(publicFolder, pages);
  const reports = mkdtempSync(path.join(os.tmpdir(), "lighthouse-"));
  const [site, baseline] = await Promise.all([
    serveSite(publicFolder, certificate),
    serveSite(scriptFree.folder, certificate),
  ]);
  console.log(row("", columns));
  try {
    for (const page of pages) {
      const own: Figures[] = [];
      const bare: Figures[] = [];
      for (let count = 0; count < runs; count += 1) {
        own.push(await audit(chromePath, site.origin + page, reports));
        bare.push(await audit(chromePath, baseline.origin + page, reports));
      }
      report(page, medianFigures(own), medianFigures(bare));
    }
  } finally {
    site.close();
    baseline.close();
    scriptFree.remove();
    rmSync(reports, { recursive: true });
  }
};

const wanted = process.argv.slice(2);
void bench(wanted.length > 0 ? wanted : defaultPages()).then(() => process.exit());
