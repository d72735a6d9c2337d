import { type Browser, chromium, errors, type Locator, type Page } from "@playwright/test";
import path from "node:path";
import { paths } from "../src/shared/paths";
import { chromiumFlags, ensureChromium } from "../tools/find-chromium";
import { sitePages } from "../tools/site-pages";
import { serveSite } from "./serve-site";

/**
 * `npm run bench:press`: on a phone, presses each control of a page as soon as it is painted, on three networks and with
 * two processors. Prints how long after the first paint the press is answered, in milliseconds. Fails when one is lost.
 */

/** A network: its round trip in milliseconds, and the kilobits it brings in a second. */
const networks = { "4G": [170, 9000], "3G rapide": [562, 1440], "3G lente": [2000, 400] } as const;

/** How much slower than this machine's the processor is. */
const slownesses = [1, 4];
const viewport = { width: 375, height: 740 };

/** A press without an answer after this time, in milliseconds, is lost. */
const lostAfter = 60_000;

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

const question: Control = {
  name: "question",
  find: (page) => page.locator("#faq summary").first(),
  answered: (control) => control?.closest("details")?.open === true,
};

const assistant: Control = {
  name: "assistant",
  find: (page) => page.getByRole("button", { name: "Ouvrir l’assistant" }),
  answered: () => document.querySelector("dialog[open]") !== null,
};

const sector: Control = {
  name: "secteur",
  find: (page) =>
    page
      .getByRole("group", { name: /secteur/i })
      .getByRole("button")
      .nth(1),
  answered: (control) => control?.ariaPressed === "true",
};

const contents: Control = {
  name: "sommaire",
  find: (page) => page.locator(".contents summary"),
  answered: (control) => control?.parentElement?.querySelector("a")?.checkVisibility() ?? false,
};

const share: Control = {
  name: "partage",
  find: (page) => page.getByRole("button", { name: "Partager" }),
  answered: (control) => control?.parentElement?.querySelector("[role=status]")?.textContent !== "",
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

type Conditions = { network: keyof typeof networks; slowness: number };

/** The time in milliseconds from the first paint to the answer of a press; NaN if it is never answered. */
const press = async (
  browser: Browser,
  url: string,
  control: Control,
  { network, slowness }: Conditions,
): Promise<number> => {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const [latency, kilobits] = networks[network];
    const throughput = (kilobits * 1000) / 8;
    const speed = { downloadThroughput: throughput, uploadThroughput: throughput };
    await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...speed });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    await page.goto(url, { waitUntil: "commit", timeout: lostAfter });
    await painted(page);
    const paintedAt = performance.now();
    const found = control.find(page);
    await found.waitFor({ timeout: lostAfter });
    await bringInSight(page, found);
    const box = await found.boundingBox();
    if (!box) return Number.NaN;
    const answer = page.waitForFunction(control.answered, await found.elementHandle(), { timeout: lostAfter });
    await Promise.all([answer, page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)]);
    return performance.now() - paintedAt;
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
    [paths.home, [menu, question, form, consent, sector, mode, assistant]],
    [paths.blog, [menu, consent, filter]],
    ...(article ? [[article, [menu, contents, share]] satisfies [string, Control[]]] : []),
  ];
};

const describe = (time: number) => (Number.isNaN(time) ? "perdu" : String(Math.round(time)));

const conditions = (Object.keys(networks) as (keyof typeof networks)[]).flatMap((network) =>
  slownesses.map((slowness) => ({ network, slowness })),
);

const bench = async () => {
  const executablePath = await ensureChromium();
  if (!executablePath) return;
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const site = await serveSite(publicFolder);
  const titles = conditions.map(({ network, slowness }) => `${network} ×${slowness}`.padStart(14));
  console.log("".padEnd(50) + titles.join(""));
  try {
    for (const [page, controls] of controlsOf()) {
      for (const control of controls) {
        const label = `${page} ${control.name}`.padEnd(50);
        if (!(await isOnPage(browser, site.origin + page, control))) {
          console.log(`${label}${"absent".padStart(14)}`);
          continue;
        }
        const times: number[] = [];
        for (const one of conditions) times.push(await press(browser, site.origin + page, control, one));
        if (times.some(Number.isNaN)) process.exitCode = 1;
        console.log(label + times.map((time) => describe(time).padStart(14)).join(""));
      }
    }
  } finally {
    site.close();
    await browser.close();
  }
};

void bench().then(() => process.exit());
