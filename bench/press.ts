import { type Browser, chromium, errors, type Locator, type Page } from "@playwright/test";
import path from "node:path";
import { paths } from "../src/shared/paths";
import { chromiumFlags, ensureChromium } from "../tools/find-chromium";
import { sitePages } from "../tools/site-pages";
import { serveSite } from "./serve-site";

/**
 * `npm run bench:press`: presses each control of a page that has just been painted, on a phone whose processor is four
 * times slower than this machine's. Prints how long each press takes to be answered, by how long after the first paint it
 * came. Fails when a press is lost. Above 200 ms a press feels late (https://web.dev/articles/inp): those are marked.
 */

/** In milliseconds after the first paint. */
const delays = [0, 300, 800, 2000];
const slowness = 4;
const viewport = { width: 375, height: 740 };
const latest = 200;

/** A press without an answer after this time, in milliseconds, is lost. */
const lostAfter = 6000;

type Control = {
  name: string;
  find: (page: Page) => Locator;
  /** Whether a press on the control is answered; read in the page at each frame. */
  answered: (control: Element | null) => boolean;
};

const menu: Control = {
  name: "menu",
  find: (page) => page.getByRole("button", { name: "Ouvrir le menu" }),
  answered: () => document.querySelector("#navigation")?.checkVisibility({ visibilityProperty: true }) ?? false,
};

const consent: Control = {
  name: "consentement",
  find: (page) => page.getByRole("button", { name: "Refuser" }),
  answered: (control) => !control?.checkVisibility(),
};

const mode: Control = {
  name: "mode des réalisations",
  find: (page) => page.getByRole("button", { name: "Détaillé" }),
  answered: (control) => control?.ariaPressed === "true",
};

const filter: Control = {
  name: "filtre",
  find: (page) =>
    page
      .getByRole("group", { name: /catégorie/i })
      .getByRole("button")
      .nth(1),
  answered: (control) => control?.ariaPressed === "true",
};

const form: Control = {
  name: "formulaire",
  find: (page) => page.getByRole("button", { name: "Envoyer le message" }),
  answered: () => document.activeElement?.matches("input, textarea") ?? false,
};

/** Resolves once the page is painted. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
      }),
  );

/** Whether a press on the middle of a control would reach it. */
const isWithinReach = (control: Element) => {
  const { x, y, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/** Scrolls as a visitor does, until the control is in sight, under nothing. */
const bringInSight = async (page: Page, control: Locator) => {
  while (!(await control.evaluate(isWithinReach))) {
    const { y } = (await control.boundingBox()) ?? { y: Number.NaN };
    await page.mouse.wheel(0, y - viewport.height / 2);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
};

/** Whether the page has the control: a blog whose categories hold one article each has no filter. */
const isOnPage = async (browser: Browser, url: string, control: Control): Promise<boolean> => {
  const page = await browser.newPage({ viewport });
  await page.goto(url);
  try {
    await control.find(page).waitFor({ state: "attached", timeout: lostAfter });
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  } finally {
    await page.close();
  }
};

/** The time in milliseconds that a press takes to be answered; NaN if it never is. */
const press = async (browser: Browser, url: string, control: Control, delay: number): Promise<number> => {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    await page.goto(url, { waitUntil: "commit" });
    await painted(page);
    await page.waitForTimeout(delay);
    const found = control.find(page);
    await found.waitFor();
    await bringInSight(page, found);
    const box = await found.boundingBox();
    if (!box) return Number.NaN;
    const answer = page.waitForFunction(control.answered, await found.elementHandle(), { timeout: lostAfter });
    const pressedAt = performance.now();
    await Promise.all([answer, page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)]);
    return performance.now() - pressedAt;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return Number.NaN;
    throw error;
  } finally {
    await context.close();
  }
};

const publicFolder = path.resolve(__dirname, "../public");

const controlsOf = (): [string, Control[]][] => {
  const article = sitePages(publicFolder).find((page) => page.startsWith(paths.article("")));
  return [
    [paths.home, [menu, consent, mode, form]],
    [paths.blog, [menu, consent, filter]],
    ...(article ? [[article, [menu, consent]] satisfies [string, Control[]]] : []),
  ];
};

const describe = (time: number) => {
  if (Number.isNaN(time)) return "perdu";
  return `${Math.round(time)}${time > latest ? " !" : ""}`;
};

const bench = async () => {
  const executablePath = await ensureChromium();
  if (!executablePath) return;
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const site = await serveSite(publicFolder);
  console.log("".padEnd(60) + delays.map((delay) => `${delay} ms`.padStart(9)).join(""));
  try {
    for (const [page, controls] of controlsOf()) {
      for (const control of controls) {
        const label = `${page} ${control.name}`.padEnd(60);
        if (!(await isOnPage(browser, site.origin + page, control))) {
          console.log(`${label}${"absent".padStart(9)}`);
          continue;
        }
        const times: number[] = [];
        for (const delay of delays) times.push(await press(browser, site.origin + page, control, delay));
        if (times.some(Number.isNaN)) process.exitCode = 1;
        console.log(label + times.map((time) => describe(time).padStart(9)).join(""));
      }
    }
  } finally {
    site.close();
    await browser.close();
  }
};

void bench().then(() => process.exit());
