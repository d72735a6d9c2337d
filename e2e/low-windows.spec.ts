import { expect, type Page, test } from "@playwright/test";
import { dialog } from "./support/consent";
import { open } from "./support/open-page";

/** 400 % zoom of 1280 × 1024, then the smallest of phones held sideways: the others have the same styles and more room. */
const windows = [
  { width: 320, height: 256 },
  { width: 640, height: 320 },
];

/** Share of the window, in percent, where the page itself is seen. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const lines = Array.from({ length: 20 }, (_, index) => ((index + 0.5) * window.innerHeight) / 20);
    const free = lines.filter((y) => document.elementFromPoint(window.innerWidth / 2, y)?.closest("main"));
    return (100 * free.length) / lines.length;
  });

/** Whether the focused element is seen whole, and nothing lies over it. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && (element === hit || element.contains(hit));
  });

for (const viewport of windows) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test("the page is readable in the whole window; each control of the assistant and of the cookie dialog can be reached and seen", async ({
      page,
    }) => {
      await open(page, "/");
      await expect(page.getByRole("region", { name: "Gestion des cookies" })).toBeVisible();
      await page.evaluate(() => document.querySelector("#methode")!.scrollIntoView());
      expect(await seen(page)).toBe(100);

      await page.getByRole("button", { name: "Paramétrer", exact: true }).click();
      for (const name of ["Marketing", "Annuler", "Enregistrer"]) {
        await page.keyboard.press("Tab");
        await expect(dialog(page).locator(":focus")).toHaveAccessibleName(name);
        expect(await isFocusSeen(page), name).toBe(true);
      }
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Refuser" }).click();
      await page.getByRole("button", { name: "Ouvrir l’assistant" }).click();
      const assistant = page.getByRole("dialog", { name: "Comment puis-je vous aider ?" });
      await expect(assistant.getByRole("heading")).toBeInViewport({ ratio: 1 });
      const { over, top } = await assistant.evaluate((box) => ({
        over: box.scrollWidth - box.clientWidth,
        top: box.getBoundingClientRect().top,
      }));
      expect(over).toBeLessThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      for (let stop = await assistant.locator("a, button").count(); stop > 1; stop -= 1) {
        await page.keyboard.press("Tab");
        expect(await isFocusSeen(page), `stop ${stop}`).toBe(true);
      }
    });

    test("the last link of the menu can be reached", async ({ page }) => {
      await open(page, "/blog");
      await page.getByRole("button", { name: "Refuser" }).click();
      await page.getByRole("button", { name: "Ouvrir le menu" }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Accueil" })).toBeInViewport();
      const last = page.getByRole("banner").getByRole("link", { name: "Prendre contact" });
      await last.focus();
      expect(await isFocusSeen(page)).toBe(true);
    });
  });
}

test("with text at 200 %, the bar at the foot of a phone holds its words whole", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, "/blog");
  // The bar's call waits for the banner's answer.
  await page.getByRole("button", { name: "Refuser" }).click();
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const bar = page.getByRole("complementary", { name: "Accès rapides" });
  const { lines, over } = await bar.getByRole("link", { name: "Réserver 30 min" }).evaluate((link) => {
    const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()!;
    const found = [...text.nodeValue!.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length;
    });
    const inner = link.getBoundingClientRect();
    const outer = link.closest("aside")!.getBoundingClientRect();
    return {
      lines: found,
      over: Math.max(outer.top - inner.top, inner.bottom - outer.bottom, link.scrollHeight - link.clientHeight),
    };
  });
  expect(lines).toEqual([1, 1, 1].slice(0, lines.length));
  expect(over).toBeLessThanOrEqual(0);
});
