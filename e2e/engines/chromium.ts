import type { LaunchOptions, Page } from "puppeteer-core";
import { chromiumFlags, findChromium, findHeadlessChromium } from "../../tools/find-chromium";
import { openBrowserPool } from "./browser-pool";
import { openPuppeteerTab } from "./puppeteer-tab";
import type { Engine, TabSettings } from "./tab";

/** Other hosts than the site's fail to resolve: requests to them are recorded, and fail at once. */
const alone = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost";

const settle = async (page: Page, { scheme, reducedMotion, scripts }: TabSettings) => {
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: scheme },
    { name: "prefers-reduced-motion", value: reducedMotion ? "reduce" : "no-preference" },
  ]);
  if (!scripts) await page.setJavaScriptEnabled(false);
};

const launchOptions = ({ fullBrowser }: TabSettings): LaunchOptions => {
  const executablePath = fullBrowser ? findChromium() : findHeadlessChromium();
  if (!executablePath) throw new Error("Chromium est introuvable.");
  return {
    executablePath,
    args: [...chromiumFlags, alone, "--lang=fr-FR"],
    // Enables the back/forward cache, as for real users.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  };
};

export const startChromium = (): Engine => {
  const pool = openBrowserPool();
  return {
    open: async (settings) =>
      openPuppeteerTab(await pool.get(launchOptions(settings)), settings, (page) => settle(page, settings)),
    close: pool.close,
  };
};
