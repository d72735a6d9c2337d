import { expect, test } from "@playwright/test";
import { open } from "./support/open-page";

test("the services share the panel's width, and one alone has what it comprises beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/");
  const services = page.locator("#services .panel > li");
  for (const count of [3, 2, 1]) {
    await expect(services).toHaveCount(count);
    const panel = await page.locator("#services ul.panel").boundingBox();
    const last = await services.last().boundingBox();
    expect(Math.abs(last!.x + last!.width - panel!.x - panel!.width)).toBeLessThan(2);
    if (count > 1) await services.last().evaluate((service) => service.remove());
  }
  const words = await services.locator("h3 + p").boundingBox();
  const features = await services.getByRole("list").boundingBox();
  expect(features!.x).toBeGreaterThan(words!.x + words!.width);
});
