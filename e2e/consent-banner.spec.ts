import { expect, test } from "@playwright/test";
import { open, waitForHydration } from "./support/open-page";
import { banner, choose, dialog, rememberChoice } from "./support/consent";
import { installClock, runTenSeconds } from "./support/time";
import { keepFontsAway, layoutShift } from "./support/layout-shift";
import { cutWords, scaleText } from "./support/text";

test("the banner's buttons look the same and are never cut; it leaves most of the page readable, and is hidden while the visitor types", async ({
  page,
}) => {
  await page.goto("/");
  const buttons = banner(page).getByRole("button");
  await expect(buttons).toHaveText(["Refuser", "Accepter tout", "Paramétrer"]);
  const looks = await buttons.evaluateAll((nodes) =>
    nodes.map((node) => {
      const { height } = node.getBoundingClientRect();
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(node);
      return { height, backgroundColor, color, fontSize, fontWeight, borderColor };
    }),
  );
  expect(looks[1]).toEqual(looks[0]);
  expect(looks[2]).toEqual(looks[0]);
  for (const [width, height, most] of [
    [1280, 720, 360],
    [360, 640, 320],
    [375, 667, 150],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await banner(page).boundingBox())!.height).toBeLessThanOrEqual(most);
  }
  await page.getByLabel("Message").focus();
  await expect(banner(page)).toBeHidden();
  // Choosing is not typing.
  await page.getByRole("radio").first().focus();
  await expect(banner(page)).toBeVisible();

  // On the narrowest phone, no word of the dialog's buttons is broken.
  await page.setViewportSize({ width: 320, height: 640 });
  await choose(page, "Paramétrer");
  const lines = await dialog(page)
    .locator("form button")
    .evaluateAll((nodes) =>
      nodes.map((node) => {
        const words = document.createRange();
        words.selectNodeContents(node);
        return [node.textContent, words.getClientRects().length];
      }),
    );
  expect(lines).toEqual([
    ["Annuler", 1],
    ["Enregistrer", 1],
  ]);
});

test("with text at 200 % the banner is as wide as the window, its words whole", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto("/blog");
  await scaleText(page, 2);
  await expect(banner(page)).toBeVisible();
  expect(await banner(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const buttons = await banner(page).getByRole("button").all();
  for (const button of buttons) expect(await button.evaluate(cutWords)).toEqual([]);
});

test("on a phone the bar's call is hidden until the banner is answered, and the round buttons are above the banner", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, "/blog");
  const bar = page.getByRole("complementary", { name: "Accès rapides" });
  const call = bar.getByRole("link", { name: "Réserver 30 min" });
  await expect(banner(page)).toBeVisible();
  await expect(call).toBeHidden();
  await expect(bar).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const assistant = (await bar.getByRole("button", { name: "Ouvrir l’assistant" }).boundingBox())!;
  expect(assistant.y + assistant.height).toBeLessThanOrEqual((await banner(page).boundingBox())!.y);
  await choose(page, "Refuser");
  await expect(call).toBeVisible();
});

test("the banner never covers the focused element", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await expect(banner(page)).toBeVisible();
  const covered = () => {
    const frame = document.querySelector('[aria-label="Gestion des cookies"]')!;
    const focused = document.activeElement!;
    if (focused === document.body) return "end";
    // The banner gives way while the visitor types.
    if (getComputedStyle(frame).visibility === "hidden") return null;
    if (frame.contains(focused) || focused.closest("[aria-hidden=true]")) return null;
    const { top: over, bottom: under } = frame.getBoundingClientRect();
    const edge = over + 1;
    const { top, bottom, height } = focused.getBoundingClientRect();
    // The bottom bar is below the banner.
    if (top >= under - 1) return null;
    // An element taller than the space above the banner cannot be fully visible.
    return bottom > edge && height < edge / 2 ? focused.textContent.trim() || focused.id : null;
  };
  const hidden: string[] = [];
  for (let step = 0; step < 250; step += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(covered);
    if (name === "end") break;
    if (name !== null) hidden.push(name);
  }
  expect(hidden).toEqual([]);
});

test("the banner shifts nothing when it appears, and never appears to a visitor who has already chosen", async ({
  page,
  context,
}) => {
  await keepFontsAway(page);
  await open(page, "/");
  await expect(banner(page)).toBeVisible();
  const shift = await layoutShift(page, { afterInput: true });
  expect(shift).toBeLessThan(0.001);

  await rememberChoice(context, false);
  const returning = await context.newPage();
  await installClock(returning);
  await returning.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[aria-label="Gestion des cookies"]')) Object.assign(window, { flashed: true });
    }).observe(document, { childList: true, subtree: true });
  });
  await returning.goto("/");
  await waitForHydration(returning);
  await runTenSeconds(returning);
  expect(await returning.evaluate(() => "flashed" in window)).toBe(false);
});
