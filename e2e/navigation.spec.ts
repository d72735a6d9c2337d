import { expect, type Page, test } from "@playwright/test";

const menu = (page: Page) => page.getByRole("navigation", { name: "Navigation principale" });

/** The target of an anchor must stand below the fixed header, inside the screen. */
async function expectInView(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => {
      const header = await page.locator("header").first().boundingBox();
      const target = await page.locator(`#${id}`).boundingBox();
      if (!header || !target) return Number.POSITIVE_INFINITY;
      return Math.abs(target.y - (header.y + header.height));
    })
    .toBeLessThan(40);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("cookie-consent", '{"necessary":true,"analytics":false,"marketing":false}'),
  );
});

test.describe("at 1280 px", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the menu says its links in order, then «Prendre contact»", async ({ page }) => {
    await page.goto("/");
    await expect(menu(page).getByRole("link")).toHaveText([
      "Accueil",
      "Services",
      "Stack technique",
      "Réalisations",
      "À propos",
      "Blog",
      "Contact",
      "Prendre contact",
    ]);
    await expect(page.getByRole("button", { name: "Ouvrir le menu" })).toBeHidden();
  });

  for (const [label, id] of [
    ["Services", "services"],
    ["Réalisations", "realisations"],
    ["À propos", "apropos"],
    ["Contact", "contact"],
  ] as const) {
    test(`«${label}» reaches its section, below the header, and is marked as current`, async ({ page }) => {
      await page.goto("/");
      await menu(page).getByRole("link", { name: label, exact: true }).click();
      await expectInView(page, id);
      await expect(menu(page).getByRole("link", { name: label, exact: true })).toHaveAttribute("aria-current", "true");
    });
  }

  test("from another page, an anchor leads home and lands on its section", async ({ page }) => {
    await page.goto("/stack-technique");
    await menu(page).getByRole("link", { name: "À propos" }).click();
    await expect(page).toHaveURL(/\/#apropos$/);
    await expectInView(page, "apropos");
  });

  test("an address with an anchor lands on its section at first load", async ({ page }) => {
    await page.goto("/#contact");
    await expectInView(page, "contact");
  });

  test("a new page starts at its top, with focus on its heading, its title told, its head replaced", async ({
    page,
  }) => {
    await page.goto("/");
    await page.evaluate(() => window.scrollTo(0, 2000));
    await menu(page).getByRole("link", { name: "Blog" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Le blog" })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveTitle(/^Blog no-code.* \| Atelier Sans Code$/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", "https://atelier-sans-code.fr/blog");
    await expect(page.locator("#annonce")).toContainText("Page affichée");
    await expect(menu(page).getByRole("link", { name: "Blog" })).toHaveAttribute("aria-current", "page");
  });

  test("back and forward restore the position", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.waitForTimeout(300);
    // A real click would first scroll the sticky header into view.
    await menu(page).getByRole("link", { name: "Stack technique" }).dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("outils");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2950);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(3050);
  });

  test("the skip link is the first stop of the keyboard and leads past the header", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Aller au contenu" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest("main")))).toBe(true);
  });
});

test.describe("at 375 px", () => {
  test.use({ viewport: { width: 375, height: 700 } });

  const opened = async (page: Page) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: "Ouvrir le menu" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(menu(page)).toBeHidden();
    await button.click();
    await expect(page.getByRole("button", { name: "Fermer le menu" })).toHaveAttribute("aria-expanded", "true");
    await expect(menu(page).getByRole("link", { name: "Blog" })).toBeVisible();
  };

  test("the menu opens, and closes after a choice", async ({ page }) => {
    await opened(page);
    await menu(page).getByRole("link", { name: "Contact", exact: true }).click();
    await expect(menu(page)).toBeHidden();
    await expectInView(page, "contact");
  });

  test("Escape closes the menu and gives focus back to its button", async ({ page }) => {
    await opened(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Ouvrir le menu" })).toBeFocused();
  });

  test("a click outside closes the menu", async ({ page }) => {
    await opened(page);
    await page.mouse.click(180, 690);
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("before the scripts", () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test("they leave the first paint alone, and come at the first gesture when a file keeps the page loading", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.route("**/fonts/*", () => undefined);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(scripts).toEqual([]);
    await page.keyboard.press("Tab");
    await expect.poll(() => scripts.filter((path) => /^\/(webpack-runtime|framework|app)-/.test(path)).length).toBe(3);
  });

  test("a button clicked too early answers as soon as they are there", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/app-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/");
    const closed = page.getByRole("button", { name: "Ouvrir le menu" });
    await closed.click();
    await expect(closed).toHaveAttribute("aria-expanded", "false");
    release();
    await expect(page.getByRole("button", { name: "Fermer le menu" })).toHaveAttribute("aria-expanded", "true");
  });
});
