import path from "node:path";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { chromiumFlags, ensureChromium } from "../tools/find-chromium";
import { touches, visits } from "./gestures";
import { median } from "./median";
import { phone } from "./page-weights";
import { serveSite } from "./serve-site";

/**
 * `npm run bench:interactions`: the built site on a phone whose processor is slowed down 4 times. Prints, in
 * milliseconds: how long each gesture of the home page waits for the paint that answers it (Event Timing), 200 at
 * most; then how long each change of page takes from the click to the first paint of the next page, whose files were
 * fetched on an earlier visit, without latency and with 150 ms. Run it on a quiet machine.
 */

const runs = 5;

const slowdown = 4;

/** Time for what a gesture starts to end, in milliseconds. */
const settling = 600;

const longestAnswer = 200;

const latencies = [0, 150];

type Seen = Window & { answers: [start: number, duration: number][] };

/** In each page: notes its answers, and when a click left it. */
const note = () => {
  const seen = Object.assign(window, { answers: [] as [start: number, duration: number][] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) seen.answers.push([entry.startTime, entry.duration]);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  addEventListener("click", ({ timeStamp }) => (window.name = String(performance.timeOrigin + timeStamp)), true);
};

const open = async (browser: Browser, origin: string, latency: number): Promise<Page> => {
  const page = await (await browser.newContext({ ...phone, isMobile: true, hasTouch: true })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const unlimited = -1;
  const network = { offline: false, latency, downloadThroughput: unlimited, uploadThroughput: unlimited };
  if (latency > 0) await session.send("Network.emulateNetworkConditions", network);
  await page.addInitScript(note);
  await page.goto(origin, { waitUntil: "load" });
  await page.getByRole("button", { name: "Refuser" }).waitFor();
  await page.waitForTimeout(settling);
  return page;
};

/** By its place: a search in the page at the moment of the touch is script. */
const touch = async (page: Page, target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(settling);
  const box = await target.boundingBox();
  if (!box) throw new Error("A gesture's target is not in sight");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

const answer = async (page: Page, target: Locator): Promise<number> => {
  const asked = await page.evaluate(() => performance.now());
  await touch(page, target);
  await page.waitForTimeout(settling);
  const answers = await page.evaluate(() => (window as unknown as Seen).answers);
  return Math.max(0, ...answers.filter(([start]) => start >= asked).map(([, duration]) => duration));
};

const change = async (page: Page, target: Locator): Promise<number> => {
  await Promise.all([page.waitForEvent("load"), touch(page, target)]);
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return performance.timeOrigin + (paint?.startTime ?? Number.NaN) - Number(window.name);
  });
};

const times = new Map<string, number[]>();
const keep = (name: string, time: number) => times.set(name, [...(times.get(name) ?? []), time]);

const bench = async () => {
  const chromePath = await ensureChromium();
  if (!chromePath) throw new Error("Chromium est introuvable.");
  const { origin, close } = await serveSite(path.resolve(__dirname, "../public"));
  const browser = await chromium.launch({ executablePath: chromePath, args: chromiumFlags });
  for (let run = 0; run < runs; run += 1) {
    const page = await open(browser, origin, 0);
    for (const { name, target, repeated } of touches) {
      let longest = await answer(page, target(page));
      while (repeated && (await target(page).isVisible()))
        longest = Math.max(longest, await answer(page, target(page)));
      keep(name, longest);
    }
    await page.context().close();
  }
  for (const latency of latencies) {
    const page = await open(browser, origin, latency);
    // The first round fetches what the next ones find at hand.
    for (let run = 0; run <= runs; run += 1) {
      for (const { name, target } of visits) {
        const time = await change(page, target(page));
        if (run > 0) keep(`${name}, latence ${latency}`, time);
      }
      await page.goto(origin, { waitUntil: "load" });
    }
    await page.context().close();
  }
  await browser.close();
  close();
  console.log(`Un téléphone, processeur ralenti ${slowdown} fois, médiane de ${runs} fois, en millisecondes`);
  const late = touches.filter(({ name }) => median(times.get(name) ?? []) > longestAnswer);
  for (const [name, all] of times) console.log(`  ${name.padEnd(52)}${median(all).toFixed(0).padStart(6)}`);
  if (late.length === 0) return;
  process.exitCode = 1;
  console.error(`Plus de ${longestAnswer} ms : ${late.map(({ name }) => name).join(", ")}.`);
};

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
