import { type Browser, launch, type LaunchOptions } from "puppeteer-core";

/** Starts browsers on demand, one for each set of options. */
export const openBrowserPool = () => {
  const browsers = new Map<string, Promise<Browser>>();
  return {
    get: (options: LaunchOptions): Promise<Browser> => {
      const key = JSON.stringify(options);
      const browser = browsers.get(key) ?? launch(options);
      browsers.set(key, browser);
      return browser;
    },
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
};
