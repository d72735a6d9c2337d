import { expect } from "@playwright/test";
import { test } from "./support/look";

test("a commitment's text is beside its title from a tablet's width, below it on a phone", async ({ look }) => {
  const page = await look("/");
  const value = page.locator("#apropos").getByRole("listitem").first();
  await value.scrollIntoViewIfNeeded();
  for (const [width, beside] of [
    [375, false],
    [768, true],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const title = (await value.getByRole("heading").boundingBox())!;
    const text = (await value.locator("p").boundingBox())!;
    expect(text.x >= title.x + title.width, `${width} px`).toBe(beside);
    expect(text.y < title.y + title.height, `${width} px`).toBe(beside);
  }
});
