import { expect, type Locator } from "@playwright/test";
import { test } from "./support/look";

test("the printed home page has all of its content, and nothing else", async ({ look }) => {
  const page = await look("/");
  await page.setViewportSize({ width: 794, height: 1123 });
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

  // The hero begins on the first sheet, its picture complete.
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  await expect(page.locator("#accueil svg").getByText("Relue, dite 9 h 10")).toHaveCSS("opacity", "1");
  // A box that clips is moved whole to the next sheet.
  for (const axis of ["overflow-x", "overflow-y"]) await expect(page.locator("#accueil")).toHaveCSS(axis, "visible");
});

/** Sheets of the fixture's home page: what each band may take on paper, together. */
const mostSheets = 6;

test("on the printed home page lists are side by side and pictures small", async ({ look }) => {
  const page = await look("/");
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });

  const tops = (items: Locator) =>
    items.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
  const cases = await tops(page.locator("#portfolio li:visible > article"));
  expect(new Set(cases.slice(0, 4)).size).toBe(1);

  // A grid lets its title stand alone at the foot of a sheet.
  const after = page.locator("#methode :has(> h3)", { hasText: "Une fois rangé" });
  await expect(after).toHaveCSS("break-inside", "avoid");

  // What each client says, in two columns, with what changed and without its picture.
  const voices = page.locator("#temoignages li:visible");
  await expect(voices).toHaveCount(5);
  await expect(voices.locator("img:visible")).toHaveCount(0);
  const lefts = await voices.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
  expect(new Set(lefts).size).toBe(2);

  // The green of the contact section is not printed: its words would be white on white.
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  const call = page.locator("#contact h3").last();
  await expect(call).toBeVisible();
  await expect(call).toHaveCSS("color", ink);

  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(mostSheets);
});
