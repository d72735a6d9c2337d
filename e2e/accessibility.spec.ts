import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { routes } from "./support/routes";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds nothing, ${colorScheme} scheme`, () => {
    test.use({ colorScheme, reducedMotion: "reduce" });

    for (const route of [...routes, "/merci", "/inconnu"]) {
      test(route, async ({ page }) => {
        await page.goto(route, { waitUntil: "networkidle" });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations).toEqual([]);
      });
    }

    test("with the mobile menu open", async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 700 });
      await page.goto("/");
      await page.getByRole("button", { name: "Ouvrir le menu" }).click();
      await expect(page.getByRole("button", { name: "Fermer le menu" })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include("header").analyze();
      expect(violations).toEqual([]);
    });
  });
}
