import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags } from "../tools/find-chromium";

export const kinds = ["Document", "Stylesheet", "Script", "Font", "Image", "Other"] as const;
export type Kind = (typeof kinds)[number];

/** Transferred KiB by kind of resource, without headers. */
type Weights = Record<Kind, number>;

/** Viewport of a mid-range phone, as in Lighthouse, in CSS pixels. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

const asKind = (type: string): Kind => kinds.find((kind) => kind === type) ?? "Other";

/** What a phone downloads to open the page, without any interaction. */
const weigh = async (page: Page, url: string): Promise<Weights> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const weights: Weights = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0, Other: 0 };
  session.on("Network.responseReceived", ({ type, response }) => {
    // The local server sets `content-length` on every file; headers are negligible over HTTP/2.
    weights[asKind(type)] += Number(response.headers["content-length"] ?? 0) / 1024;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await session.detach();
  return weights;
};

/** Opens each page in a new context, with an empty cache. */
export const weighPages = async (origin: string, paths: readonly string[], executablePath: string) => {
  const browser: Browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const results: { path: string; weights: Weights }[] = [];
    for (const path of paths) {
      const context = await browser.newContext(phone);
      results.push({ path, weights: await weigh(await context.newPage(), origin + path) });
      await context.close();
    }
    return results;
  } finally {
    await browser.close();
  }
};
