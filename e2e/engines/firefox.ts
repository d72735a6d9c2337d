import { findFirefox } from "../../tools/find-engines";
import { openBrowserPool } from "./browser-pool";
import { openPuppeteerTab } from "./puppeteer-tab";
import type { Engine, TabSettings } from "./tab";

/** Firefox sets with preferences what other browsers can emulate. */
const preferences = ({ scheme, reducedMotion, scripts }: TabSettings): Record<string, unknown> => ({
  "intl.accept_languages": "fr-FR, fr",
  "layout.css.prefers-color-scheme.content-override": scheme === "dark" ? 0 : 1,
  "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
  "javascript.enabled": scripts,
  // Other hosts than the site's fail: nothing listens on the proxy's port.
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "network.proxy.allow_hijacking_localhost": false,
});

export const startFirefox = (): Engine => {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("Firefox est introuvable.");
  const pool = openBrowserPool();
  return {
    open: async (settings) => {
      const browser = await pool.get({ browser: "firefox", executablePath, extraPrefsFirefox: preferences(settings) });
      return openPuppeteerTab(browser, settings);
    },
    close: pool.close,
  };
};
