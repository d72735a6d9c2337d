import type { Browser, KeyInput, Page } from "puppeteer-core";
import type { Key, Tab, TabSettings } from "./tab";

const press = async (page: Page, { key, shift, alt }: Key) => {
  const held: KeyInput[] = [...(shift ? (["Shift"] as const) : []), ...(alt ? (["Alt"] as const) : [])];
  for (const modifier of held) await page.keyboard.down(modifier);
  await page.keyboard.press(key as KeyInput);
  for (const modifier of held.reverse()) await page.keyboard.up(modifier);
};

/** During a navigation there may be no document to evaluate in: retry in the next one. */
const evaluate = async (page: Page, expression: string): Promise<unknown> => {
  try {
    return await page.evaluate(expression);
  } catch (error) {
    if (!/context was destroyed|Cannot find context|no such (frame|browsing context)|detached/i.test(String(error)))
      throw error;
    return evaluate(page, expression);
  }
};

/** Opens a tab with its own cookies and storage, in Chromium or Firefox driven by Puppeteer. */
export const openPuppeteerTab = async (
  browser: Browser,
  { width, height, before }: TabSettings,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Tab> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height });
  const requests: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("pageerror", (error) => errors.push(error instanceof Error ? error.message : String(error)));
  page.on("console", (line) => {
    // A failed load is a network matter, which `requests` covers.
    if (line.type() === "error" && !line.text().startsWith("Failed to load resource")) errors.push(line.text());
  });
  for (const script of before) await page.evaluateOnNewDocument(script);
  await prepare(page);
  return {
    goto: (url) => page.goto(url, { waitUntil: "domcontentloaded" }),
    reload: () => page.reload({ waitUntil: "domcontentloaded" }),
    evaluate: (expression) => evaluate(page, expression),
    click: (x, y, delay = 0) => page.mouse.click(x, y, { delay }),
    hover: (x, y) => page.mouse.move(x, y),
    press: (key) => press(page, key),
    type: (text) => page.keyboard.type(text),
    screenshot: (path) => page.screenshot({ path }),
    requests: () => requests,
    errors: () => errors,
    close: () => context.close(),
  };
};
