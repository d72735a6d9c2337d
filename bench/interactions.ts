import { rmSync } from "node:fs";
import path from "node:path";
import { type Browser, type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { chromiumFlags, ensureChromium } from "../tools/find-chromium";
import { generateCases } from "./generate-case";
import { median } from "./median";
import { phone, weighPages } from "./page-weights";
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

type Step = {
  name: string;
  target: (page: Page) => Locator;
  /** Again and again while it is there. */
  repeated?: true;
};

const button =
  (name: string | RegExp, within = "body") =>
  (page: Page) =>
    page
      .locator(within)
      .getByRole("button", { name, exact: typeof name === "string" })
      .first();

/** The button of a group that is not chosen. */
const other = (within: string) => (page: Page) => page.locator(`${within} button[aria-pressed=false]`).first();

/** Everything a visitor may touch on the page, in its order. */
const steps: Step[] = [
  { name: "refuser les cookies", target: button("Refuser") },
  { name: "ouvrir le menu", target: button("Ouvrir le menu") },
  { name: "fermer le menu", target: button("Fermer le menu") },
  { name: "filtrer la vitrine", target: other("#vitrine") },
  { name: "passer en mode détaillé", target: other("#portfolio") },
  { name: "passer en mode compact", target: other("#portfolio") },
  { name: "voir plus, jusqu’au dernier cas", target: button(/^Voir plus/, "#portfolio"), repeated: true },
  { name: "mode détaillé, tous les cas montrés", target: other("#portfolio") },
  { name: "mode compact, tous les cas montrés", target: other("#portfolio") },
  { name: "témoignage suivant", target: button("Témoignage suivant") },
  { name: "ouvrir une question", target: (page) => page.locator("#faq summary").first() },
  { name: "ouvrir l’assistant", target: button("Ouvrir l’assistant") },
  { name: "choisir un sujet", target: (page) => page.getByRole("dialog").locator("li button").first() },
  { name: "fermer l’assistant", target: (page) => page.getByRole("dialog").getByRole("button", { name: "Fermer" }) },
  { name: "gérer les cookies", target: button("Gérer mes cookies") },
  { name: "enregistrer le choix", target: button("Enregistrer") },
];

/** Milliseconds of script since the page began. */
const scriptTime = async (session: CDPSession) => {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0);
};

/** Time for what a click starts to end, in milliseconds. */
const settling = 500;

/** Milliseconds of script that a click runs; it is given by its place, for a search in the page is script too. */
const measureClick = async (page: Page, session: CDPSession, target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(settling);
  const box = await target.boundingBox();
  if (!box) throw new Error("A step's target is not in sight");
  const before = await scriptTime(session);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(settling);
  return (await scriptTime(session)) - before;
};

const measureStep = async (page: Page, session: CDPSession, { target, repeated }: Step) => {
  let longest = await measureClick(page, session, target(page));
  while (repeated && (await target(page).isVisible())) {
    longest = Math.max(longest, await measureClick(page, session, target(page)));
  }
  return longest;
};

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
  const context = await browser.newContext({ ...phone, isMobile: true, hasTouch: true });
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
  await page.waitForTimeout(4 * settling);
  const tasks = await page.evaluate(() => (window as unknown as Seen).tasks);
  const longestTask = Math.max(0, ...tasks.filter(([start]) => start >= loaded).map(([, duration]) => duration));
  const scripts = new Map<string, number>();
  for (const step of steps) scripts.set(step.name, await measureStep(page, session, step));
  const shifts = await page.evaluate(() => (window as unknown as Seen).shifts);
  await context.close();
  return { longestTask, shifts, scripts, scriptBytes };
};

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
