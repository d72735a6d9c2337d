import { expect, type Locator } from "@playwright/test";
import { test } from "./support/look";

test("a legal text fills its page: titles, then words, then the table of contents, each in its column", async ({
  look,
}) => {
  const page = await look("/politique-confidentialite");
  const box = async (part: Locator) => (await part.boundingBox())!;
  const main = page.getByRole("main");
  const text = main.locator(".prose");
  const pageTitle = await box(main.getByRole("heading", { level: 1 }));
  const title = await box(text.getByRole("heading", { level: 2 }).first());
  const words = await box(text.locator(".heading + *").first());
  const contents = await box(page.getByRole("navigation", { name: "Sommaire" }));
  expect(title.x).toBeCloseTo(pageTitle.x, 0);
  expect(words.x).toBeGreaterThan(title.x + title.width);
  expect(Math.abs(words.y - title.y)).toBeLessThan(title.height);
  expect(contents.x).toBeGreaterThanOrEqual(words.x + words.width);
  expect(contents.y).toBeCloseTo((await box(text)).y, 0);
  expect(1280 - contents.x - contents.width).toBeCloseTo(title.x, 0);
});

test("a heading of a legal text is reached from its table of contents, folded on a phone", async ({ look }) => {
  const page = await look("/politique-confidentialite");
  await page.setViewportSize({ width: 375, height: 740 });
  const contents = page.getByRole("navigation", { name: "Sommaire" });
  const rights = contents.getByRole("link", { name: "Vos droits" });
  await expect(rights).toBeHidden();
  await contents.locator("summary").click();
  await rights.click();
  await expect(page.getByRole("main").getByRole("heading", { name: "Vos droits" })).toBeInViewport();
});

test("titles stand above the text, and a title above those it holds, at every width", async ({ look }) => {
  for (const [path, levels] of [
    ["/politique-confidentialite", ["p", "h2", "h1"]],
    ["/blog/classer-sans-perdre", ["p", "h3", "h2", "h1"]],
  ] as const) {
    const page = await look(path);
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 1024 });
      const sizes = await page.getByRole("main").evaluate((main, names) => {
        const sizeOf = (name: string) => {
          const part = main.querySelector(name === "h1" ? name : `.prose .heading ~ ${name}, .prose .heading ${name}`);
          return Number.parseFloat(getComputedStyle(part!).fontSize);
        };
        return names.map(sizeOf);
      }, levels);
      for (const [index, size] of sizes.slice(1).entries()) {
        expect(size / sizes[index]!, `${path}, ${width} px, ${levels[index + 1]}`).toBeGreaterThan(1.09);
      }
      // The title of a section, more than a shade larger than its text.
      expect(sizes.at(-2)! / sizes[0]!, `${path}, ${width} px`).toBeGreaterThan(1.25);
    }
  }
});
