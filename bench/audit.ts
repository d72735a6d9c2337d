import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { chromiumFlags } from "../tools/find-chromium";
import { median } from "./median";

const run = promisify(execFile);
const cli = path.resolve(__dirname, "../node_modules/lighthouse/cli/index.js");
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** The measurements of an audit: milliseconds, scores out of 100, transferred KiB. */
export type Figures = {
  scores: number[];
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  kibibytes: number;
};

const read = (report: Report): Figures => {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round(100 * (report.categories[name]?.score ?? 0))),
    firstPaint: Math.round(value("first-contentful-paint")),
    largestPaint: Math.round(value("largest-contentful-paint")),
    blocking: Math.round(value("total-blocking-time")),
    shift: Number(value("cumulative-layout-shift").toFixed(3)),
    kibibytes: Math.round(value("total-byte-weight") / 1024),
  };
};

/**
 * Audits a page with Lighthouse, with its simulated phone.
 *
 * @param chromePath the browser.
 * @param folder where to write the report.
 */
export const audit = async (chromePath: string, url: string, folder: string): Promise<Figures> => {
  const file = path.join(folder, "report.json");
  const flags = ["--headless=new", ...chromiumFlags, "--ignore-certificate-errors"].join(" ");
  const options = ["--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags}`];
  await run(process.execPath, [cli, url, ...options], { env: { ...process.env, CHROME_PATH: chromePath } });
  return read(JSON.parse(readFileSync(file, "utf8")) as Report);
};

/** The median of each measurement, independently. */
export const medianFigures = (figures: readonly Figures[]): Figures => {
  const of = (pick: (one: Figures) => number) => median(figures.map(pick));
  return {
    scores: categories.map((_name, index) => of(({ scores }) => scores[index] ?? Number.NaN)),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocking: of(({ blocking }) => blocking),
    shift: of(({ shift }) => shift),
    kibibytes: of(({ kibibytes }) => kibibytes),
  };
};
