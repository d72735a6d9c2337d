import { expect, type Page } from "@playwright/test";
import { rememberChoice } from "./support/consent";
import { test } from "./support/look";

const band = (page: Page) => page.getByRole("group", { name: "Que rangez-vous ?" });
const shown = (page: Page) => band(page).getByRole("article");

const choosing = async (page: Page) => {
  await rememberChoice(page.context(), false);
  await page.goto("/");
  await expect(band(page).getByRole("radio")).toHaveCount(3);
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText("L’acte se trouve pendant l’appel");
  await expect(shown(page).getByRole("strong")).toHaveText(/^de\s35\sà\s2\smin$/);
  await band(page).getByRole("radio", { name: "Une étude" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(band(page).getByRole("radio", { name: "Une pharmacie" })).toBeChecked();
  await expect(shown(page)).toContainText("L’ordonnance se trouve");
  await band(page).getByRole("radio", { name: "Un atelier" }).click();
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText("Le plan au mur est le bon");
  await shown(page).getByRole("link").click();
  await expect(page).toHaveURL(/\/realisations\/plans-atelier-charpente$/);
};

test("a trade shows its case, by the keyboard or the pointer, and leads to it", ({ page }) => choosing(page));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a trade shows its case, by the keyboard or the pointer, and leads to it", ({ page }) => choosing(page));
});

test("a case is proved in the first two screens, each trade 44 px high", async ({ look }) => {
  const page = await look("/");
  for (const [width, height] of [
    [375, 740],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const proof of [shown(page).getByRole("img"), shown(page).getByRole("strong")]) {
      const box = (await proof.boundingBox())!;
      expect(box.y + box.height, `${width} px`).toBeLessThan(2 * height);
    }
    for (const radio of await band(page).getByRole("radio").all())
      expect((await radio.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
});

test("the words stand beside the picture from tablets up, below it on a phone, where the trades are as far apart across as down", async ({
  look,
}) => {
  const page = await look("/");
  for (const [width, beside] of [
    [375, false],
    [768, true],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const picture = (await shown(page).getByRole("img").boundingBox())!;
    const sentence = (await shown(page).getByText("L’acte se trouve pendant l’appel").boundingBox())!;
    expect(sentence.x >= picture.x + picture.width, `${width} px`).toBe(beside);
    expect(sentence.y >= picture.y + picture.height, `${width} px`).toBe(!beside);
  }

  await page.setViewportSize({ width: 375, height: 740 });
  const boxes = await band(page)
    .locator("label")
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON() as DOMRect));
  const [first, second, third] = boxes as [DOMRect, DOMRect, DOMRect];
  expect(second.width).toBeCloseTo(first.width, 0);
  expect(third.top - first.bottom).toBeCloseTo(second.left - first.right, 0);
});

test("a choice moves nothing below it, and no picture is loaded before it is chosen", async ({ page }) => {
  await rememberChoice(page.context(), false);
  const loaded = () =>
    band(page)
      .locator("img")
      .evaluateAll((images) => (images as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth > 0).length);
  await page.goto("/");
  await shown(page).scrollIntoViewIfNeeded();
  await expect.poll(loaded).toBe(1);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = new Set<number>();
    for (const radio of await band(page).getByRole("radio").all()) {
      await radio.check();
      heights.add((await band(page).boundingBox())!.height);
    }
    expect([...heights], `${width} px`).toHaveLength(1);
  }
});

test("in forced colours the chosen trade still stands out", async ({ look }) => {
  const page = await look("/");
  await page.emulateMedia({ forcedColors: "active" });
  const backgrounds = await band(page)
    .locator("label")
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
  expect(new Set(backgrounds).size).toBe(2);
  expect(backgrounds[1]).toBe(backgrounds[2]);
});
