import { rmSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureChromium } from "../tools/find-chromium";
import { selfSignedCertificate } from "./self-signed";
import { paths } from "../src/shared/paths";
import { sitePages } from "../tools/site-pages";
import { audit, type Figures, medianFigures } from "./audit";
import { bareHtml, bestPeers } from "./peers";
import { copyWithoutScripts } from "./script-free-copy";
import { serveSite } from "./serve-site";

/**
 * `npm run bench:lighthouse [-- path…]`: one page of each kind of the built site, on Lighthouse's simulated mid-range
 * phone, over HTTP/2 and brotli; compared with the same page without scripts, measured alternately, and with the best
 * peer. Each value is the median of five runs; run it on an idle machine.
 */

const runs = 5;
const publicFolder = path.resolve(__dirname, "../public");

/** Maximum ratio of a page's LCP to that of its script-free copy. */
const maxRatio = 1.05;

/** The first page of each kind. */
const defaultPages = () => {
  const pages = sitePages(publicFolder);
  const first = (pathOf: (slug: string) => string) => pages.filter((page) => page.startsWith(pathOf(""))).slice(0, 1);
  return [
    paths.home,
    paths.blog,
    ...first(paths.article),
    ...first(paths.caseStudy),
    ...first(paths.service),
    paths.stack,
    paths.legalNotice,
  ];
};

const peerOf = (page: string) => {
  if (page === paths.home) return bestPeers.home;
  return page.startsWith(paths.article("")) ? bestPeers.article : bareHtml;
};

const columns = [
  "notes",
  "FCP",
  "LCP",
  "TBT",
  "CLS",
  "Kio",
  "sans script : FCP",
  "LCP",
  "TBT",
  "LCP ÷",
  "pair : LCP",
  "÷",
];
const widths = [16, 5, 5, 5, 6, 5, 18, 5, 5, 6, 20, 5];

const row = (page: string, cells: readonly (string | number)[]) =>
  page.padEnd(46) + cells.map((cell, index) => String(cell).padStart((widths[index] ?? 0) + 1)).join("");

const ratio = (value: number, reference: number) => (value / reference).toFixed(2).replace(".", ",");

const describe = (page: string, own: Figures, baseline: Figures) => {
  const peer = peerOf(page);
  const within =
    own.scores.every((score) => score === 100) &&
    own.largestPaint <= maxRatio * baseline.largestPaint &&
    own.shift === 0;
  if (!within) process.exitCode = 1;
  const cells = [
    own.scores.join("/"),
    own.firstPaint,
    own.largestPaint,
    own.blocking,
    own.shift.toFixed(3).replace(".", ","),
    own.kibibytes,
    baseline.firstPaint,
    baseline.largestPaint,
    baseline.blocking,
    ratio(own.largestPaint, baseline.largestPaint),
    `${peer.name} ${peer.largestPaint}`,
    ratio(own.largestPaint, peer.largestPaint),
  ];
  return `${row(page, cells)} ${within ? "✓" : "✗"}`;
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
  console.log(row("page", columns));
  try {
    for (const page of pages) {
      const own: Figures[] = [];
      const bare: Figures[] = [];
      for (let count = 0; count < runs; count += 1) {
        own.push(await audit(chromePath, site.origin + page, reports));
        bare.push(await audit(chromePath, baseline.origin + page, reports));
      }
      console.log(describe(page, medianFigures(own), medianFigures(bare)));
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
