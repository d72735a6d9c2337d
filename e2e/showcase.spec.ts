import { expect, test } from "@playwright/test";
import { awake } from "./support/awake";

test("the showcase shows the chosen sector alone, and leaves no hole beside its cards", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const showcase = page.locator("#vitrine");
  const list = showcase.getByRole("list").first();
  for (const [sector, count] of [
    ["Tous", 8],
    ["Commerce", 2],
    ["Industrie", 1],
  ] as const) {
    await showcase.getByRole("button", { name: sector, exact: true }).click();
    await expect(showcase.getByRole("article")).toHaveCount(count);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const last = await showcase.getByRole("article").last().boundingBox();
      const whole = await list.boundingBox();
      expect(last!.x + last!.width).toBeCloseTo(whole!.x + whole!.width, 0);
    }
  }
});
