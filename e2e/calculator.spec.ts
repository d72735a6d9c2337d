import { expect, test } from "@playwright/test";
import { open } from "./support/open-page";
import { rememberChoice } from "./support/consent";

const path = "/blog/classer-sans-perdre";

test.beforeEach(({ context }) => rememberChoice(context, false));

test("computes and announces the priority with the keyboard alone", async ({ page }) => {
  await open(page, path);
  const calculator = page.getByRole("form", { name: "Calculez la priorité d’une tâche" });
  const verdict = calculator.getByRole("status");
  await expect(verdict).toHaveText(/Score\s: 75\. Priorité 1/);
  await calculator.getByRole("textbox", { name: "Fréquence" }).focus();
  for (const value of ["8", "10", "3", "8"]) {
    await page.keyboard.press("Control+A");
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await expect(verdict).toHaveText(/Score\s: 30\. Priorité 2/);
  await calculator.getByRole("textbox", { name: "Coût" }).fill("12,5");
  await expect(verdict).toHaveText(/Score\s: 19,2\. Priorité 3/);
  await calculator.getByRole("textbox", { name: "Coût" }).fill("");
  await expect(verdict).toHaveText(/Renseignez quatre nombres/);
});

test("other articles do not load it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js"))
      void response.text().then(
        (text) => scripts.push(text),
        () => undefined,
      );
  });
  await open(page, "/blog/garder-ou-jeter");
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((text) => text.includes("calculateur-titre"))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the formula and the worked example, and no field that would not answer", async ({ page }) => {
    await page.goto(path);
    const calculator = page.getByRole("form", { name: "Calculez la priorité d’une tâche" });
    await expect(calculator).toContainText("Score = fréquence × temps × complexité / coût");
    await expect(calculator).toContainText("25 × 6 × 3 / 6 = 75");
    await expect(calculator.getByRole("status")).toHaveText(/Priorité 1/);
    await expect(calculator.getByRole("textbox")).toHaveCount(0);
  });
});
