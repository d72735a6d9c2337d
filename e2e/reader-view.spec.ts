import { expect } from "@playwright/test";
import { everyPage } from "./any-site/addresses";
import { test } from "./support/look";
import { lostInReaderView } from "./support/reader-view";

test("a reader view keeps every text of an article, a case, a service", async ({ look, request }) => {
  const page = await look("/merci");
  const lost: string[] = [];
  for (const path of await everyPage(request)) {
    const html = await (await request.get(path)).text();
    lost.push(...(await lostInReaderView(page, html)).map((text) => `${path}: ${text}`));
  }
  expect(lost).toEqual([]);
});
