import { expect, test } from "@playwright/test";
import { rememberChoice } from "./support/consent";

test.beforeEach(({ context }) => rememberChoice(context, false));

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
    // At hand, and held back: a press that scripts come too late for is given up (src/browser/start-scripts.ts).
    let atHand = false;
    await page.route("**/app-*.js", async (route) => {
      const response = await route.fetch();
      atHand = true;
      await held;
      await route.fulfill({ response });
    });
    await page.goto("/");
    await expect.poll(() => atHand).toBe(true);
    const closed = page.getByRole("button", { name: "Ouvrir le menu" });
    await closed.click();
    await expect(closed).toHaveAttribute("aria-expanded", "false");
    release();
    await expect(page.getByRole("button", { name: "Fermer le menu" })).toHaveAttribute("aria-expanded", "true");
  });
});

for (const [path, label] of [
  ["/blog/mvp-crucial-lancer-projet", "Blog"],
  ["/realisations/devis-menuisier", "Réalisations"],
  ["/stack-technique", "Stack technique"],
] as const) {
  test(`the menu tells of what ${path} is part`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("banner").locator("[aria-current]")).toHaveText(label);
  });
}
