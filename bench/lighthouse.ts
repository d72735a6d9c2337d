import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { chromiumFlags, ensureChromium } from "../tools/find-chromium";
import { selfSignedCertificate } from "../tools/serve/self-signed";
import { median } from "./median";
import { serveSite } from "./serve-site";

/**
 * `npm run bench:lighthouse [-- path…]`: the four Lighthouse scores and the main times of
 * each page of the built site, on its simulated mid-range phone, over HTTP/2 and brotli.
 * Each figure is the median of three runs; run it on a quiet machine.
 */

const root = path.resolve(__dirname, "..");
const defaultPages = ["/", "/blog", "/blog/mvp-crucial-lancer-projet", "/stack-technique", "/mentions-legales"];
const runs = 3;

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

const run = promisify(execFile);
const audit = async (chromePath: string, url: string, file: string): Promise<Report> => {
  const flags = ["--headless=new", ...chromiumFlags, "--ignore-certificate-errors"].join(" ");
  const cli = path.join(root, "node_modules/lighthouse/cli/index.js");
  const options = ["--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags}`];
  await run(process.execPath, [cli, url, ...options], { env: { ...process.env, CHROME_PATH: chromePath } });
  return JSON.parse(readFileSync(file, "utf8")) as Report;
};

const measure = async () => {
  const chromePath = await ensureChromium();
  if (!chromePath) return;
  const { origin, close } = await serveSite(path.join(root, "public"), selfSignedCertificate());
  const folder = mkdtempSync(path.join(os.tmpdir(), "lighthouse-"));
  const wanted = process.argv.slice(2);
  console.log("page : performance/accessibilité/pratiques/référencement, FCP LCP TBT (ms), CLS, octets");
  try {
    for (const page of wanted.length > 0 ? wanted : defaultPages) {
      const url = origin + page;
      const reports: Report[] = [];
      for (let count = 0; count < runs; count += 1) {
        reports.push(await audit(chromePath, url, path.join(folder, "report.json")));
      }
      const score = (name: string) => Math.round(100 * median(reports.map((one) => one.categories[name]?.score ?? 0)));
      const value = (name: string) => median(reports.map((one) => one.audits[name]?.numericValue ?? Number.NaN));
      const scores = ["performance", "accessibility", "best-practices", "seo"].map(score).join("/");
      const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map((name) =>
        Math.round(value(name)),
      );
      const shift = value("cumulative-layout-shift").toFixed(3);
      console.log(`${page} : ${scores}, ${times.join(" ")}, ${shift}, ${Math.round(value("total-byte-weight"))}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    close();
  }
};

void measure().then(() => process.exit());
