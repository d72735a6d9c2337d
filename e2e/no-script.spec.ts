import { expect, test } from "@playwright/test";
import { routes } from "./support/routes";

test.use({ javaScriptEnabled: false });

test("the long text of every page stands in its HTML, once, and no request leaves the site", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("http://localhost")) foreign.push(request.url());
  });
  for (const route of routes) {
    await page.goto(route);
    expect((await page.locator("main").innerText()).split(/\s+/).length).toBeGreaterThan(150);
  }
  expect(foreign).toEqual([]);
});
