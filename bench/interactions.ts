import { rmSync } from "node:fs";
import path from "node:path";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumFlags, ensureChromium } from "../tools/find-chromium";
import { weighPages } from "./page-weights";
import { generateCases } from "./generate-case";
import { buildCopy, copyProject } from "./project-copy";
import { serveSite } from "./serve-site";

/**
 * `npm run bench:interactions [-- 20 200]`: the home page with so many cases, on a phone
 * whose processor is slowed down 4 times: its longest task once loaded, the script that each
 * click runs, what moves, and what the first view weighs. Run it on a quiet machine.
 */

const slowdown = 4;
const runs = 3;

/** Milliseconds of a task or of a click's script, KiB of script, and how much heavier many cases may make the page. */
const limits = { task: 50, click: 50, script: 100, heavier: 1.15 };

type Step = { name: string; act: (page: Page) => Promise<void> };

const click = (role: "button" | "switch" | "radio", name: string | RegExp) => async (page: Page) => {
  await page
    .getByRole(role, { name, exact: typeof name === "string" })
    .first()
    .click();
};

/** Everything a visitor may do on the page, in the order of the page. */
const steps: Step[] = [
  { name: "refuser les cookies", act: click("button", "Refuser") },
  { name: "ouvrir le menu", act: click("button", "Ouvrir le menu") },
  { name: "fermer le menu", act: click("button", "Fermer le menu") },
  { name: "filtrer la vitrine", act: (page) => page.locator("#vitrine button[aria-pressed=false]").first().click() },
  { name: "voir huit cas de plus", act: click("button", /^Voir \d+ de plus|^Voir plus/) },
  { name: "mode détaillé", act: (page) => page.locator("#portfolio button[aria-pressed=false]").first().click() },
  { name: "mode compact", act: (page) => page.locator("#portfolio button[aria-pressed=false]").first().click() },
  { name: "témoignage suivant", act: (page) => page.locator("#temoignages button").last().click() },
  { name: "ouvrir une question", act: (page) => page.locator("#faq summary").first().click() },
  { name: "ouvrir l’assistant", act: click("button", "Ouvrir l’assistant") },
  { name: "fermer l’assistant", act: (page) => page.keyboard.press("Escape") },
];

/** Milliseconds of script since the page began. */
const scriptTime = async (session: CDPSession) => {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0);
};

/** Until nothing has run for a while: two idle callbacks in a row. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => requestIdleCallback(() => resolve())), 250);
      }),
  );

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

type Visit = { longestTask: number; shifts: number; scripts: Map<string, number>; scriptBytes: number };

const visit = async (browser: Browser, origin: string): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  let scriptBytes = 0;
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scriptBytes += Number(response.headers()["content-length"]);
  });
  await page.addInitScript(observe);
  await page.goto(origin, { waitUntil: "load" });
  const loaded = await page.evaluate(() => performance.now());
  await page.getByRole("button", { name: "Refuser" }).waitFor();
  await settle(page);
  const tasks = await page.evaluate(() => (window as unknown as Seen).tasks);
  const longestTask = Math.max(0, ...tasks.filter(([start]) => start >= loaded).map(([, duration]) => duration));
  const scripts = new Map<string, number>();
  for (const { name, act } of steps) {
    const before = await scriptTime(session);
    await act(page);
    await settle(page);
    scripts.set(name, (await scriptTime(session)) - before);
  }
  const shifts = await page.evaluate(() => (window as unknown as Seen).shifts);
  await context.close();
  return { longestTask, shifts, scripts, scriptBytes };
};

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const line = (title: string, value: number, unit: string, limit?: number) => {
  const exceeded = limit !== undefined && value > limit;
  const ceiling = limit === undefined ? "" : ` (${limit} au plus) ${exceeded ? "✗" : "✓"}`;
  console.log(`  ${title.padEnd(42)}${value.toFixed(1).replace(".", ",").padStart(7)} ${unit}${ceiling}`);
  if (exceeded) process.exitCode = 1;
};

/** @returns KiB of the page's first view. */
const measure = async (copy: string, chromePath: string): Promise<number> => {
  const { origin, close } = await serveSite(path.join(copy, "public"));
  const browser = await chromium.launch({ executablePath: chromePath, args: chromiumFlags });
  try {
    const visits: Visit[] = [];
    // The first visit finds nothing compressed yet and is not counted.
    for (let count = 0; count <= runs; count += 1) visits.push(await visit(browser, origin));
    visits.shift();
    const [page] = await weighPages(origin, ["/"], chromePath);
    const weight = Object.values(page?.weights ?? {}).reduce((sum, size) => sum + size, 0);
    line(
      "plus longue tâche après le chargement",
      median(visits.map(({ longestTask }) => longestTask)),
      "ms",
      limits.task,
    );
    for (const { name } of steps) {
      line(
        `script : ${name}`,
        median(visits.map(({ scripts }) => scripts.get(name) ?? Number.NaN)),
        "ms",
        limits.click,
      );
    }
    line("décalages de mise en page", Math.max(...visits.map(({ shifts }) => shifts)), "", 0);
    line("scripts, tout chargé", median(visits.map(({ scriptBytes }) => scriptBytes)) / 1024, "Kio", limits.script);
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
  console.log(`Accueil sur un téléphone, processeur ralenti ${slowdown} fois, médiane de ${runs} visites`);
  const copy = copyProject();
  try {
    let first: number | undefined;
    for (const count of counts) {
      generateCases(copy, count);
      await buildCopy(copy);
      console.log(`\n${count} réalisations`);
      const weight = await measure(copy, chromePath);
      line("première vue", weight, "Kio", first && Math.floor(first * limits.heavier));
      first ??= weight;
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

const counts = process.argv.slice(2).map(Number).filter(Number.isInteger);
bench(counts.length > 0 ? counts.sort((a, b) => a - b) : [20, 200]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
