import { expect, test } from "@playwright/test";

test("a page is fetched when its link is pointed at, and not before", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/blog", { waitUntil: "networkidle" });
  const card = page.getByRole("article").getByRole("link").first();
  const path = await card.getAttribute("href");
  const data = `/page-data${path}/page-data.json`;
  await card.scrollIntoViewIfNeeded();
  // Gatsby would fetch what is in sight three seconds after it came.
  await page.waitForLoadState("networkidle");
  expect(fetched).not.toContain(data);
  await card.hover();
  await expect.poll(() => fetched).toContain(data);
});
