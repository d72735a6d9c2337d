import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

/** Each button of the filter and the titles it shows. */
const sectors = {
  Commerce: ["La carte de fidélité sans carte", "Les commandes de fêtes d’une pâtisserie"],
  Formation: ["Le dossier de session qui s’imprime complet", "Les preuves qualité rangées au fil de l’eau"],
  Services: ["Le compte rendu écrit avant le retour au bureau", "Les notes de frais lues et ventilées"],
  "E-commerce": ["Le retour produit réglé en deux clics"],
  Industrie: ["Les non-conformités suivies jusqu’à leur cause"],
};

const open = async (page: Page) => {
  await page.goto("/");
  const showcase = page.locator("#vitrine");
  await showcase.scrollIntoViewIfNeeded();
  return {
    showcase,
    button: (name: string) => showcase.getByRole("button", { name, exact: true }),
    titles: showcase.getByRole("article").getByRole("heading"),
  };
};

for (const width of [375, 1280]) {
  test.describe(`showcase at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("starts with the eight projects under «Tous»", async ({ page }) => {
      const { showcase, button, titles } = await open(page);
      await expect(titles).toHaveText(Object.values(sectors).flat());
      await expect(button("Tous")).toHaveAttribute("aria-pressed", "true");
      await expect(showcase.getByRole("button", { pressed: true })).toHaveCount(1);
    });

    test("shows the chosen sector alone and announces the count", async ({ page }) => {
      const { showcase, button, titles } = await open(page);
      for (const [sector, expected] of Object.entries(sectors)) {
        await button(sector).click();
        await expect(titles).toHaveText(expected);
        await expect(button(sector)).toHaveAttribute("aria-pressed", "true");
        await expect(showcase.getByRole("button", { pressed: true })).toHaveCount(1);
        await expect(showcase.getByRole("status")).toContainText(new RegExp(`^${expected.length} projets? sur 8`));
      }
      await button("Tous").click();
      await expect(titles).toHaveCount(8);
      await expect(showcase.getByRole("status")).toContainText("8 projets");
    });

    test("leaves no hole beside its cards", async ({ page }) => {
      const { showcase, button } = await open(page);
      const list = showcase.getByRole("list").first();
      for (const sector of ["Tous", "Commerce", "Industrie"]) {
        await button(sector).click();
        const last = await showcase.getByRole("article").last().boundingBox();
        const whole = await list.boundingBox();
        expect(last!.x + last!.width).toBeCloseTo(whole!.x + whole!.width, 0);
      }
    });

    for (const colorScheme of ["light", "dark"] as const) {
      test(`has no accessibility violation, whatever is chosen, ${colorScheme}`, async ({ page }) => {
        test.slow();
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const { button } = await open(page);
        for (const sector of ["Tous", ...Object.keys(sectors)]) {
          await button(sector).click();
          const { violations } = await new AxeBuilder({ page }).include("#vitrine").analyze();
          expect(violations).toEqual([]);
        }
      });
    }
  });
}

test("the showcase's filter works with the keyboard and keeps the focus", async ({ page }) => {
  const { button, titles } = await open(page);
  await button("Tous").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(button("Commerce")).toBeFocused();
  await expect(titles).toHaveCount(2);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(titles).toHaveCount(8);
});

test("the showcase closes on the detailed cases and the contact form", async ({ page }) => {
  const { showcase } = await open(page);
  await expect(showcase.getByRole("link", { name: "Voir les réalisations détaillées" })).toHaveAttribute(
    "href",
    "/#portfolio",
  );
  await expect(showcase.getByRole("link", { name: "Décrire mon besoin" })).toHaveAttribute("href", "/#contact");
});

test.describe("the showcase without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows every project and no useless button", async ({ page }) => {
    const { showcase, titles } = await open(page);
    await expect(titles).toHaveCount(8);
    await expect(showcase.getByRole("button")).toHaveCount(0);
  });
});
