import { type Browser, launch, type Page } from "puppeteer-core";
import { chromiumFlags, findChromium, findHeadlessChromium } from "../../tools/find-chromium";
import { openPuppeteerTab } from "./puppeteer-tab";
import type { Engine, TabSettings } from "./tab";

/** Other hosts than the site's fail to resolve: requests to them are recorded, and fail at once. */
const alone = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost";

const settle = async (page: Page, { scheme, reducedMotion, textScale, scripts }: TabSettings) => {
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: scheme },
    { name: "prefers-reduced-motion", value: reducedMotion ? "reduce" : "no-preference" },
  ]);
  if (!scripts) await page.setJavaScriptEnabled(false);
  if (textScale === 1) return;
  const session = await page.createCDPSession();
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 * textScale, fixed: 13 * textScale } });
};

/** Starts on demand the full browser, or the headless one, which is faster. */
export const startChromium = (): Promise<Engine> => {
  const browsers = new Map<string, Promise<Browser>>();
  const browserFor = ({ fullBrowser }: TabSettings) => {
    const executablePath = fullBrowser ? findChromium() : findHeadlessChromium();
    if (!executablePath) throw new Error("Chromium est introuvable.");
    const browser =
      browsers.get(executablePath) ??
      launch({
        executablePath,
        args: [...chromiumFlags, alone, "--lang=fr-FR"],
        // Enables the back/forward cache, as for real users.
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
    browsers.set(executablePath, browser);
    return browser;
  };
  return Promise.resolve({
    open: async (settings) => openPuppeteerTab(await browserFor(settings), settings, (page) => settle(page, settings)),
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  });
};
