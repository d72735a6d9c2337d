import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const question = (page: Page, text: string) => page.locator("#faq summary", { hasText: text });
const delays = "Un projet clé en main prend 2 à 4 semaines";
const price = "Par un devis au forfait";

/** Hydrated: a section that React has taken over answers to clicks on anything it owns. */
const open = async (page: Page, address = "/") => {
  await page.goto(address);
  await expect(page.locator("#portfolio [data-awake]")).toBeAttached();
};

for (const width of [375, 1280]) {
  test.describe(`questions at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("are seven on the home page, closed, one open at a time, and the open one closes", async ({ page }) => {
      await open(page);
      const faq = page.locator("#faq");
      await expect(faq.locator("summary")).toHaveCount(7);
      await expect(faq.locator("details[open]")).toHaveCount(0);
      await question(page, "Combien de temps").click();
      await expect(faq.getByText(delays)).toBeVisible();
      await question(page, "Comment le prix").click();
      await expect(faq.getByText(price)).toBeVisible();
      await expect(faq.getByText(delays)).toBeHidden();
      await question(page, "Comment le prix").click();
      await expect(faq.locator("details[open]")).toHaveCount(0);
    });

    test("open with the keyboard", async ({ page }) => {
      await open(page);
      await question(page, "Combien de temps").focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("#faq").getByText(delays)).toBeVisible();
      await page.keyboard.press("Space");
      await expect(page.locator("#faq").getByText(delays)).toBeHidden();
    });

    test("a link to one opens it and shows it, moving nothing", async ({ page }) => {
      await open(page, "/#faq-prix");
      await expect(page.locator("#faq").getByText(price)).toBeInViewport();
      await expect(question(page, "Comment le prix")).toBeInViewport();
      await expect(page.locator("#faq details[open]")).toHaveCount(1);
    });

    test("an address that comes to name one opens it", async ({ page }) => {
      await open(page);
      await page.evaluate(() => {
        location.hash = "#faq-delais";
      });
      await expect(page.locator("#faq").getByText(delays)).toBeInViewport();
    });

    for (const colorScheme of ["light", "dark"] as const) {
      test(`have no accessibility violation, closed or open, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await open(page);
        const check = async () =>
          expect((await new AxeBuilder({ page }).include("#faq").analyze()).violations).toEqual([]);
        await check();
        await question(page, "Combien de temps").click();
        await check();
      });
    }
  });
}

test("the blog has five questions of its own", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.locator("#faq summary")).toHaveCount(5);
});

test.describe("questions without script", () => {
  test.use({ javaScriptEnabled: false });

  test("open, one at a time, and by their address", async ({ page }) => {
    await page.goto("/#faq-prix");
    await expect(page.locator("#faq").getByText(price)).toBeVisible();
    await question(page, "Combien de temps").click();
    await expect(page.locator("#faq").getByText(delays)).toBeVisible();
    await expect(page.locator("#faq").getByText(price)).toBeHidden();
  });
});
