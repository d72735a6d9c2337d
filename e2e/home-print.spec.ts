import { expect, test } from "@playwright/test";
import { open } from "./support/open-page";

test("on paper the home page is what is read, whole", async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(page, "/");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const answer of await page.locator("#faq details p").all()) await expect(answer).toBeVisible();
  const tools = page.locator("#stack").getByRole("listitem");
  await expect(tools).toHaveCount(5);
  for (const tool of await tools.all()) {
    const box = await tool.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(794);
  }
  await expect(page.locator("main").getByRole("button")).toHaveCount(0);
  await expect(page.locator("main").getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("form")).toHaveCount(0);
  await expect(page.locator("#accueil").getByRole("link", { name: "Prendre contact" })).toBeHidden();

  // It begins on the first sheet, its picture's story finished.
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  await expect(page.locator("#accueil svg").getByText("Relue, dite 9 h 10")).toHaveCSS("opacity", "1");
  // A box that clips is moved whole to the next sheet.
  for (const axis of ["overflow-x", "overflow-y"]) await expect(page.locator("#accueil")).toHaveCSS(axis, "visible");
});
