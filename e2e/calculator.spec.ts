import { expect, test } from "@playwright/test";
import { open } from "./support/open-page";
import { rememberChoice } from "./support/consent";

const path = "/blog/classer-sans-perdre";

test.beforeEach(({ context }) => rememberChoice(context, false));

test("other articles do not load the calculator", async ({ page }) => {
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

  test("shows the formula and the worked example, and no dead field", async ({ page }) => {
    await page.goto(path);
    const calculator = page.getByRole("form", { name: "Calculez la priorité d’une tâche" });
    await expect(calculator).toContainText("Score = fréquence × temps × complexité / coût");
    await expect(calculator).toContainText("25 × 6 × 3 / 6 = 75");
    await expect(calculator.getByRole("status")).toHaveText(/Priorité 1/);
    await expect(calculator.getByRole("textbox")).toHaveCount(0);
  });
});
