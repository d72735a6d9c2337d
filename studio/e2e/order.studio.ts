import { expect, readList, test } from "./studio";

const questions = () => readList<{ key: string }>("data/faq-home.json").map(({ key }) => key);

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
  // At the end of the list, the focus goes to the other arrow.
  for (let place = 3; place < questions().length; place += 1) {
    await expect(own).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText(`place ${place + 1} sur`)).toBeAttached();
  }
  await expect(own).toBeDisabled();
  await expect(page.getByRole("button", { name: name.replace("Descendre", "Monter") })).toBeFocused();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("banner").getByText("Remis en place.")).toBeVisible();
  await expect.poll(() => questions().at(-1)).not.toBe(first);
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
