import { rmSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags, ensureChromium } from "../tools/find-chromium";
import { measureBarePage } from "./bare-page";
import { generateCases } from "./generate-case";
import { type Gesture, measure as measureAnswer, touches, visits } from "./gestures";
import { type Answer, noteAnswers } from "./measure-gesture";
import { median } from "./median";
import { phone, weighPages } from "./page-weights";
import { buildCopy, copyProject } from "./project-copy";
import { serveSite } from "./serve-site";
import { slowDown, slowdown } from "./slow-down";

/**
 * `npm run bench:interactions [-- 20 200]`: the built site, or copies of it with so many cases, on a phone whose
 * processor is slowed down 4 times: the home page's longest task once loaded, how long each gesture waits for what
 * it shows, what moves, and what the first view weighs. Beside each gesture, what one of its kind takes on a page
 * that does nothing: that is the browser's share, and the machine's. Run it on a quiet machine.
 */

const runs = 3;

const settling = 2000;

const touchPhone = { ...phone, isMobile: true, hasTouch: true };

/** Milliseconds of a task or of a gesture's answer, KiB of script, and how much heavier many cases may make the page. */
const limits = { task: 50, answer: 100, script: 100, heavier: 1.15 };

const observe = () => {
  const seen = Object.assign(window, { tasks: [] as [start: number, duration: number][], shifts: 0 });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shifts += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
};

type Seen = Window & { tasks: [start: number, duration: number][]; shifts: number };

type Stay = { longestTask: number; shifts: number; answers: Map<string, Answer>; scriptBytes: number };

const stay = async (browser: Browser, origin: string): Promise<Stay> => {
  const context = await browser.newContext(touchPhone);
  const page = await context.newPage();
  await slowDown(page);
  let scriptBytes = 0;
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scriptBytes += Number(response.headers()["content-length"]);
  });
  await page.addInitScript(observe);
  await page.addInitScript(noteAnswers);
  await page.goto(origin, { waitUntil: "load" });
  const loaded = await page.evaluate(() => performance.now());
  await page.getByRole("button", { name: "Refuser" }).waitFor();
  await page.waitForTimeout(settling);
  const tasks = await page.evaluate(() => (window as unknown as Seen).tasks);
  const longestTask = Math.max(0, ...tasks.filter(([start]) => start >= loaded).map(([, duration]) => duration));
  const answers = new Map<string, Answer>();
  const make = async (gestures: readonly Gesture[]) => {
    for (const gesture of gestures) answers.set(gesture.name, await measureAnswer(page, gesture));
  };
  await make(touches);
  const ofHome = { shifts: await page.evaluate(() => (window as unknown as Seen).shifts), scriptBytes };
  await make(visits);
  await context.close();
  return { longestTask, answers, ...ofHome };
};

const line = (title: string, value: number, unit: string, limit?: number, aside = "") => {
  const exceeded = limit !== undefined && value > limit;
  const ceiling = limit === undefined ? "" : ` (${limit} au plus) ${exceeded ? "✗" : "✓"}`;
  console.log(`  ${title.padEnd(42)}${value.toFixed(1).replace(".", ",").padStart(7)} ${unit}${ceiling}${aside}`);
  if (exceeded) process.exitCode = 1;
};

/** @returns KiB of the page's first view. */
const measure = async (publicFolder: string, chromePath: string): Promise<number> => {
  const { origin, close } = await serveSite(publicFolder);
  const browser = await chromium.launch({ executablePath: chromePath, args: chromiumFlags });
  try {
    const stays: Stay[] = [];
    // The first one finds nothing compressed yet and is not counted.
    for (let count = 0; count <= runs; count += 1) stays.push(await stay(browser, origin));
    stays.shift();
    const context = await browser.newContext(touchPhone);
    const floors = await measureBarePage(context);
    await context.close();
    const [page] = await weighPages(origin, ["/"], chromePath);
    const weight = Object.values(page?.weights ?? {}).reduce((sum, size) => sum + size, 0);
    line(
      "plus longue tâche après le chargement",
      median(stays.map(({ longestTask }) => longestTask)),
      "ms",
      limits.task,
    );
    for (const { name, wanted = "answer" } of [...touches, ...visits]) {
      const answers = stays.flatMap(({ answers: all }) => all.get(name) ?? []);
      const whole = wanted === "page" ? `, entière ${median(answers.map((answer) => answer.whole)).toFixed(0)}` : "";
      const aside = `  page nue ${floors[wanted].toFixed(0)}${whole}`;
      line(name, median(answers.map(({ shown }) => shown)), "ms", limits.answer, aside);
    }
    line("décalages de mise en page", Math.max(...stays.map(({ shifts }) => shifts)), "", 0);
    line("scripts, tout chargé", median(stays.map(({ scriptBytes }) => scriptBytes)) / 1024, "Kio", limits.script);
    return weight;
  } finally {
    await browser.close();
    close();
  }
};

const bench = async (counts: number[]) => {
  const chromePath = await ensureChromium();
  if (!chromePath) {
    process.exitCode = 1;
    return;
  }
  console.log(`Un téléphone, processeur ralenti ${slowdown} fois, médiane de ${runs} visites`);
  if (counts.length === 0) {
    line("première vue", await measure(path.resolve(__dirname, "../public"), chromePath), "Kio");
    return;
  }
  const copy = copyProject();
  try {
    let first: number | undefined;
    for (const count of counts) {
      generateCases(copy, count);
      await buildCopy(copy);
      console.log(`\n${count} réalisations`);
      const weight = await measure(path.join(copy, "public"), chromePath);
      line("première vue", weight, "Kio", first && Math.floor(first * limits.heavier));
      first ??= weight;
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

const counts = process.argv.slice(2).map(Number).filter(Number.isInteger);
bench(counts.sort((a, b) => a - b)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
