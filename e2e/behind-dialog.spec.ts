import { expect, type Page, test } from "@playwright/test";
import { open } from "./support/awake";
import { rememberChoice } from "./support/consent";
import { layoutShift } from "./support/layout-shift";

test.beforeEach(({ context }) => rememberChoice(context, false));

/** Ids of the bands whose content the browser draws. */
const drawn = (page: Page) =>
  page
    .locator("main section > div")
    .evaluateAll((contents) =>
      contents
        .filter((content) => content.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ parentElement }) => parentElement!.id),
    );

/** The frame in which what was left alone is laid out, and the next one. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const openAssistant = async (page: Page) => {
  await page.getByRole("button", { name: "Ouvrir l’assistant" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

/** Every picture in the window is drawn. */
const decoded = (page: Page) =>
  page.locator("main img").evaluateAll((pictures: HTMLImageElement[]) => {
    const inWindow = pictures.filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return picture.checkVisibility() && bottom > 0 && top < window.innerHeight;
    });
    return Promise.all(inWindow.map((picture) => picture.decode()));
  });

const inView = (page: Page, id: string) => page.locator(`#${id}`).evaluate((band) => band.scrollIntoView());

for (const width of [375, 1280]) {
  test.describe(`behind a dialog at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("what is out of sight is left alone and the page keeps its height", async ({ page }) => {
      await open(page, "/");
      await inView(page, "faq");
      const [all, before] = [await drawn(page), await height(page)];
      await openAssistant(page);
      const [behind, meanwhile] = [await drawn(page), await height(page)];
      expect(behind).toContain("faq");
      expect(behind).not.toContain("services");
      expect(meanwhile).toBe(before);
      await page.keyboard.press("Escape");
      await expect.poll(() => drawn(page)).toEqual(all);
      expect(await height(page)).toBe(before);
    });

    test("what is in sight stays as it was, where it was", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, "/");
      await inView(page, "portfolio");
      await decoded(page);
      const shot = async () => {
        await page.locator("dialog, [data-floating]").evaluateAll((elements) => {
          for (const { style } of elements as HTMLElement[]) style.opacity = "0";
        });
        return page.screenshot({ animations: "disabled" });
      };
      const before = await shot();
      await openAssistant(page);
      expect((await shot()).equals(before)).toBe(true);
    });

    test("nothing shifts when it opens and closes, on any band", async ({ page }) => {
      await open(page, "/");
      const all = await drawn(page);
      const before = await layoutShift(page, { afterInput: true });
      for (const id of ["methode", "portfolio", "contact"]) {
        await inView(page, id);
        await openAssistant(page);
        await page.keyboard.press("Escape");
        await expect.poll(() => drawn(page)).toEqual(all);
        await painted(page);
      }
      expect((await layoutShift(page, { afterInput: true })) - before).toBe(0);
    });
  });
}
