import { expect, type Page, test } from "@playwright/test";

const open = async (page: Page) => {
  await page.goto("/");
  await expect(page.locator("#portfolio [data-awake]")).toBeAttached();
  return page.locator("#vitrine");
};

for (const width of [375, 1280]) {
  test(`the showcase leaves no hole beside its cards at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const showcase = await open(page);
    const list = showcase.getByRole("list").first();
    for (const sector of ["Tous", "Commerce", "Industrie"]) {
      await showcase.getByRole("button", { name: sector, exact: true }).click();
      const last = await showcase.getByRole("article").last().boundingBox();
      const whole = await list.boundingBox();
      expect(last!.x + last!.width).toBeCloseTo(whole!.x + whole!.width, 0);
    }
  });
}

test("the showcase closes on the detailed cases and the contact form", async ({ page }) => {
  const showcase = await open(page);
  await expect(showcase.getByRole("link", { name: "Voir les réalisations détaillées" })).toHaveAttribute(
    "href",
    "/#portfolio",
  );
  await expect(showcase.getByRole("link", { name: "Décrire mon besoin" })).toHaveAttribute("href", "/#contact");
});
