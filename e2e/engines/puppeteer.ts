import { type Browser, type KeyInput, launch, type LaunchOptions, type Page } from "puppeteer-core";
import { chromiumFlags, findChromium, findHeadlessChromium } from "../../tools/find-chromium";
import { findFirefox } from "../../tools/find-engines";
import type { Engine, Tab, TabSettings } from "./tab";

/** During a navigation there may be no document to evaluate in: retry in the next one. */
const evaluate = async (page: Page, expression: string): Promise<unknown> => {
  try {
    return await page.evaluate(expression);
  } catch (error) {
    const isLeft = /context was destroyed|Cannot find context|no such (frame|browsing context)|detached/i;
    if (page.isClosed() || !isLeft.test(String(error))) throw error;
    return evaluate(page, expression);
  }
};

/** Opens a tab with its own cookies and storage. */
const openTab = async (browser: Browser, { width, height, before }: TabSettings) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height });
  const requests: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("pageerror", (error) => errors.push(error instanceof Error ? error.message : String(error)));
  page.on("console", (line) => {
    // `requests` covers what the network does.
    if (line.type() === "error" && !line.text().startsWith("Failed to load resource")) errors.push(line.text());
  });
  for (const script of before) await page.evaluateOnNewDocument(script);
  const tab: Tab = {
    goto: (url) => page.goto(url, { waitUntil: "domcontentloaded" }),
    reload: () => page.reload({ waitUntil: "domcontentloaded" }),
    evaluate: (expression) => evaluate(page, expression),
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    press: async (keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of [...keys].reverse()) await page.keyboard.up(key as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    requests: () => requests,
    errors: () => errors,
    close: () => context.close(),
  };
  return { page, tab };
};

/** A browser that Puppeteer drives, started once for each set of options. */
const startEngine = (
  optionsOf: (settings: TabSettings) => LaunchOptions,
  prepare?: (page: Page, settings: TabSettings) => Promise<void>,
): Engine => {
  const browsers = new Map<string, Promise<Browser>>();
  return {
    open: async (settings) => {
      const options = optionsOf(settings);
      const key = JSON.stringify(options);
      const browser = browsers.get(key) ?? launch(options);
      browsers.set(key, browser);
      const { page, tab } = await openTab(await browser, settings);
      await prepare?.(page, settings);
      return tab;
    },
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
};

const found = (path: string | undefined, name: string) => {
  if (path === undefined) throw new Error(`${name} est introuvable.`);
  return path;
};

export const startChromium = () =>
  startEngine(
    ({ fullBrowser }) => ({
      executablePath: found(fullBrowser ? findChromium() : findHeadlessChromium(), "Chromium"),
      // Hosts other than the site's fail to resolve: requests to them are recorded, and fail at once.
      args: [...chromiumFlags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost", "--lang=fr-FR"],
      // Enables the back/forward cache, as for real users.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    }),
    async (page, { reducedMotion, scripts }) => {
      await page.emulateMediaFeatures([
        { name: "prefers-color-scheme", value: "light" },
        { name: "prefers-reduced-motion", value: reducedMotion ? "reduce" : "no-preference" },
      ]);
      if (!scripts) await page.setJavaScriptEnabled(false);
    },
  );

export const startFirefox = () =>
  startEngine(({ reducedMotion, scripts }) => ({
    browser: "firefox",
    executablePath: found(findFirefox(), "Firefox"),
    extraPrefsFirefox: {
      "intl.accept_languages": "fr-FR, fr",
      "layout.css.prefers-color-scheme.content-override": 1,
      // Puppeteer can't set these two in Firefox.
      "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      "javascript.enabled": scripts,
      // Hosts other than the site's fail: nothing listens on the proxy's port.
      "network.proxy.type": 1,
      "network.proxy.http": "127.0.0.1",
      "network.proxy.http_port": 9,
      "network.proxy.ssl": "127.0.0.1",
      "network.proxy.ssl_port": 9,
      "network.proxy.allow_hijacking_localhost": false,
    },
  }));
