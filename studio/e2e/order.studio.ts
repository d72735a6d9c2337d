import { type CDPSession, type Locator, type Page } from "@playwright/test";
import { changes, expect, readList, type Studio, test } from "./studio";

const questions = () => readList<{ key: string }>("data/faq-home.json").map(({ key }) => key);
const cases = (studio: Studio) => studio.list("Réalisations").getByRole("listitem");

test("an entry moved with the keyboard keeps the focus, and its position is announced", async ({ studio, page }) => {
  const [first, second, third] = questions();
  await studio.open("Questions de l’accueil");
  const down = page.getByRole("button", { name: /^Descendre/ }).first();
  const name = (await down.getAttribute("aria-label"))!;
  const own = page.getByRole("button", { name });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/place 2 sur/)).toBeAttached();
  await expect(page.getByRole("banner").getByText("Ordre enregistré.")).toBeVisible();
  expect(questions()).toEqual([second, first, third]);
  await expect(own).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(questions).toEqual([second, third, first]);
});

test("at the end of the list, the focus moves to the other button", async ({ studio, page }) => {
  await studio.open("Méthode");
  const buttons = page.getByRole("button", { name: /^Descendre/ });
  const name = (await buttons.nth(1).getAttribute("aria-label"))!;
  await buttons.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name })).toBeDisabled();
  await expect(page.getByRole("button", { name: name.replace("Descendre", "Monter") })).toBeFocused();
});

/** Drags a handle past the middle of the second entry below, with a mouse or by touch. */
const ways: Record<string, (page: Page, from: Locator, to: Locator) => Promise<void>> = {
  mouse: async (page, from, to) => {
    const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(start.x + start.width / 2, end.y + end.height * 0.8, { steps: 12 });
    await page.mouse.up();
  },
  touch: async (page, from, to) => {
    const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
    const x = start.x + start.width / 2;
    const client: CDPSession = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x, y }] });
    const [top, bottom] = [start.y + start.height / 2, end.y + end.height * 0.8];
    await touch("touchStart", top);
    for (let step = 1; step <= 12; step += 1) await touch("touchMove", top + ((bottom - top) * step) / 12);
    await touch("touchEnd");
  },
};

for (const [way, drag] of Object.entries(ways)) {
  test(`a case is dragged down by two, with ${way}`, async ({ studio, page }) => {
    const before = await cases(studio).allInnerTexts();
    const handles = page.getByTitle("Glisser pour déplacer");
    await drag(page, handles.nth(0), handles.nth(2));
    await expect(page.getByRole("banner").getByText("Ordre enregistré.")).toBeVisible();
    const [first, second, third, ...others] = before;
    await expect.poll(() => cases(studio).allInnerTexts()).toEqual([second, third, first, ...others]);
    // One line, and the comma before it where there was no rank yet.
    expect(changes().every((line) => /^(?:1|2) 1 data\/portfolio\//.test(line))).toBe(true);
  });
}

test("an item of a form's list keeps the focus when moved", async ({ studio, page }) => {
  await studio.open("Services", /.+/);
  const items = studio.form.getByRole("group", { name: "Ce que comprend le service" }).getByRole("textbox");
  const [first, second] = [await items.nth(0).inputValue(), await items.nth(1).inputValue()];
  await page.getByRole("button", { name: /^Descendre l’élément 1 sur/ }).focus();
  await page.keyboard.press("Enter");
  await expect(items.nth(0)).toHaveValue(second);
  await expect(items.nth(1)).toHaveValue(first);
  await expect(page.getByRole("button", { name: /^Descendre l’élément 2 sur/ })).toBeFocused();
});
