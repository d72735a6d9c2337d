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

test("a case moved up is one line a file", async ({ studio, page }) => {
  const before = await cases(studio).locator(".entryLabel").allInnerTexts();
  await page
    .getByRole("button", { name: /^Descendre/ })
    .first()
    .click();
  await expect(page.getByRole("banner").getByText("Ordre enregistré.")).toBeVisible();
  const [first, second, ...others] = before;
  await expect.poll(() => cases(studio).locator(".entryLabel").allInnerTexts()).toEqual([second, first, ...others]);
  // One line, and the comma before it where there was no rank yet.
  expect(changes().every((line) => /^(?:1|2) 1 data\/portfolio\//.test(line))).toBe(true);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => cases(studio).locator(".entryLabel").allInnerTexts()).toEqual(before);
  expect(changes()).toEqual([]);
});

test("an item of a form's list keeps the focus when moved", async ({ studio, page }) => {
  await studio.open("Services", /.+/);
  const items = studio.form.getByRole("group", { name: "Ce que comprend le service" }).getByRole("textbox");
  const [first, second] = [await items.nth(0).inputValue(), await items.nth(1).inputValue()];
  const list = studio.form.getByRole("group", { name: "Ce que comprend le service" });
  await list.getByRole("button", { name: "Descendre" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(items.nth(0)).toHaveValue(second);
  await expect(items.nth(1)).toHaveValue(first);
  await expect(list.getByRole("button", { name: "Descendre" }).nth(1)).toBeFocused();
});
