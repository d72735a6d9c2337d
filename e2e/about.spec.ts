import { expect, test } from "@playwright/test";

test("the commitments are in step beside titles of one line and of two", async ({ page }) => {
  await page.goto("/");
  const values = page.locator("#apropos").getByRole("listitem");
  await values.first().scrollIntoViewIfNeeded();
  await values
    .first()
    .getByRole("heading")
    .evaluate((title) => title.append(", même quand je pars longtemps"));
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [first, second] = await values
      .locator("p")
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().y));
    expect(second, `${width} px`).toBe(first);
  }
});
