import { expect, test } from "@playwright/test";
import { everyPage } from "./any-site/addresses";
import { lostInReaderView } from "./support/reader-view";

test("a reader view keeps every text of an article, a case, a service", async ({ page, request }) => {
  test.slow();
  const lost: string[] = [];
  for (const path of await everyPage(request)) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    lost.push(...(await lostInReaderView(page)).map((text) => `${path}: ${text}`));
  }
  expect(lost).toEqual([]);
});
