import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { chromiumFlags } from "../tools/find-chromium";
import { median } from "./median";

const run = promisify(execFile);
const cli = path.resolve(__dirname, "../node_modules/lighthouse/cli/index.js");

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
};

/**
 * The measurements of an audit: scores out of 100, milliseconds, transferred KiB.
 *
 * `work` is the whole time of the main thread, on the simulated phone. `machine` is Lighthouse's benchmark index: about
 * 1,500 to 2,000 for a desktop computer, half of it for a slow one.
 */
export type Figures = {
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  work: number;
  shift: number;
  kibibytes: number;
  machine: number;
};

const read = (report: Report): Figures => {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round(100 * (report.categories[category]?.score ?? 0));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    firstPaint: Math.round(value("first-contentful-paint")),
    largestPaint: Math.round(value("largest-contentful-paint")),
    blocking: Math.round(value("total-blocking-time")),
    work: Math.round(value("mainthread-work-breakdown")),
    shift: Number(value("cumulative-layout-shift").toFixed(3)),
    kibibytes: Math.round(value("total-byte-weight") / 1024),
    machine: Math.round(report.environment.benchmarkIndex),
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

/** The median of each measurement, independently; of no audit, none. */
export const medianFigures = (figures: readonly Figures[]): Figures => {
  const [first] = figures;
  if (!first) throw new RangeError("No audit to take the median of");
  const names = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(figures.map((one) => one[name]))])) as Figures;
};
