import { expect, type Locator, type Page, test } from "@playwright/test";
import { waitForHydration } from "./support/open-page";

const openShowcase = async (page: Page, width: number, height: number) => {
  await page.setViewportSize({ width, height });
  await page.goto("/");
  await waitForHydration(page);
  return page.locator("#vitrine");
};

test("the showcase shows the chosen sector alone, in a row that its arrows and the keyboard move", async ({ page }) => {
  const showcase = await openShowcase(page, 1024, 800);
  const cards = showcase.getByRole("article");
  const arrows = ["Projets précédents", "Projets suivants"].map((name) => showcase.getByRole("button", { name }));
  const row = showcase.getByRole("region", { name: "Projets à faire défiler" });
  const choose = (sector: string) => showcase.getByRole("button", { name: sector, exact: true }).click();

  for (const [sector, count, scrolls] of [
    ["Commerce", 2, 0],
    ["Industrie", 1, 0],
    ["Tous", 4, 1],
  ] as const) {
    await choose(sector);
    await expect(cards).toHaveCount(count);
    // Where all are seen, there is nothing to move.
    for (const arrow of arrows) await expect(arrow).toBeVisible({ visible: scrolls === 1 });
    await expect(row).toHaveCount(scrolls);
  }

  // A card leads to a case close to it, if it has one.
  await expect(cards.getByRole("link").last()).toHaveAttribute("href", "/realisations/plans-atelier-charpente");

  const left = async (index: number) => Math.round((await cards.nth(index).boundingBox())!.x);
  const right = async (card: Locator) => {
    const box = (await card.boundingBox())!;
    return box.x + box.width;
  };
  const title = () => showcase.getByRole("heading", { level: 2 }).boundingBox();
  for (const [width, height] of [
    [375, 812],
    [768, 1024],
    [1024, 800],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The whole band in about a screen, the first card under the title, another peeking, or whole ones alone.
    expect((await showcase.boundingBox())!.height).toBeLessThan(1100);
    const edge = await left(0);
    expect(edge).toBe(Math.round((await title())!.x));
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    const rowEnd = await right(row);
    const ends = boxes.map((box) => box!.x + box!.width);
    if (width < 1024) expect(boxes.some((box) => box!.x < width && box!.x + box!.width > width)).toBe(true);
    else {
      expect([Math.round(rowEnd), Math.round(ends[2]!)]).toEqual([width - edge, width - edge]);
      // The arrows stand beside the filter.
      const filter = (await showcase.getByRole("group").boundingBox())!;
      for (const arrow of arrows) expect((await arrow.boundingBox())!.y).toBeLessThan(filter.y + filter.height);
    }
    // On a phone, no letter of the next card is seen.
    if (width === 375) {
      const words = cards.nth(1).locator("h3, h3 ~ p");
      for (const word of await words.all()) expect((await word.boundingBox())!.x).toBeGreaterThan(width - 4);
    }
    // Seen together, figures, texts and tools each begin on one line; seen alone, a card has no hole.
    if (width === 375) {
      const holes = await cards.evaluateAll((all) =>
        all.map((card) => {
          const words = [...card.querySelectorAll("h3, h3 ~ *")].map((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return range.getBoundingClientRect();
          });
          return Math.max(...words.slice(1).map(({ top }, index) => top - words[index]!.bottom));
        }),
      );
      expect(Math.max(...holes)).toBeLessThan(30);
    }
    for (const part of width === 375 ? [] : ["h3 + p", "h3 + p + p", "h3 + p + p + p"]) {
      const tops = await cards.locator(part).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
      expect(new Set(tops).size, `${width} px, ${part}`).toBe(1);
    }
    for (const arrow of arrows) {
      const box = (await arrow.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    await arrows[1]!.click();
    await expect.poll(() => left(0)).toBeLessThan(edge);
    await arrows[0]!.click();
    await expect.poll(() => left(0)).toBe(edge);
    // From the first to the last, and back.
    await arrows[0]!.click();
    await expect.poll(() => right(cards.last())).toBeLessThan(rowEnd + 1);
    await arrows[1]!.click();
    await expect.poll(() => left(0)).toBe(edge);
    await row.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => left(0)).toBeLessThan(edge);
    await row.evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("two projects of a sector fill a tablet, without arrows", async ({ page }) => {
  const showcase = await openShowcase(page, 768, 1024);
  await expect(showcase.getByRole("button", { name: "Projets suivants" })).toBeVisible();
  await showcase.getByRole("button", { name: "Commerce", exact: true }).click();
  await expect(showcase.getByRole("article")).toHaveCount(2);
  await expect(showcase.getByRole("button", { name: "Projets suivants" })).toBeHidden();
});
