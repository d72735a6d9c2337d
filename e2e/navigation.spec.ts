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
