import { expect, type Page, test } from "@playwright/test";
import { rememberChoice } from "./support/consent";
import { keepFontsAway, layoutShift } from "./support/layout-shift";

const title = "Combien coûte cette recherche ?";
const calculator = (page: Page) => page.getByRole("form", { name: title });
const message = (page: Page) => page.getByRole("form", { name: "Formulaire de contact" }).getByLabel("Message");

test.beforeEach(({ context }) => rememberChoice(context, false));

test("comes without moving anything, counts a year, and is joined to the message after what is typed", async ({
  page,
}) => {
  await keepFontsAway(page);
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const place = page.locator("#services .scripted");
    const kept = await place.evaluate(({ clientHeight }) => clientHeight);
    await place.scrollIntoViewIfNeeded();
    await expect(calculator(page)).toBeVisible();
    expect(await layoutShift(page, { afterInput: false })).toBeLessThan(0.005);
    // Not left to the browser's anchoring of the scroll, which Safari has not.
    expect(await place.evaluate(({ clientHeight }) => clientHeight), `${width} px`).toBe(kept);
  }
  await message(page).fill("Bonjour.");
  await calculator(page).getByLabel("Personnes").fill("1");
  await expect(calculator(page).getByRole("status")).toHaveText(/^[\d\s]+€\spar an[^]*Le plus petit projet\s[^]*mois/);
  await calculator(page).getByRole("button", { name: "Joindre ce calcul à mon message" }).click();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toBeInViewport();
  await expect(message(page)).toHaveValue(
    /^Bonjour\.\n\nCe que coûte cette tâche\s: 3\sh par semaine × 1\spersonne × .* par an\. Part reprise par un outil\s: 50\s%, soit .*€\.$/,
  );
  // As what is typed, it outlives a reload.
  await page.reload();
  await expect(message(page)).toHaveValue(/^Bonjour\.\n\nCe que coûte/);
});

test("on a phone, each number is beside what it means, and the year's cost in the same window", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 640 });
  await page.goto("/");
  await page.locator("#services .scripted").scrollIntoViewIfNeeded();
  await calculator(page).evaluate((form) => form.scrollIntoView({ block: "start" }));
  for (const field of await calculator(page).getByRole("textbox").all()) {
    const label = (await field.locator("xpath=../label").boundingBox())!;
    const box = (await field.boundingBox())!;
    expect(label.x + label.width).toBeLessThanOrEqual(box.x);
    expect(box.y).toBeLessThan(label.y + label.height);
  }
  await expect(calculator(page).getByRole("status")).toBeInViewport({ ratio: 1 });
});

test("leaves no hole when its file is wanting", async ({ page }) => {
  await page.goto("/");
  const asked: string[] = [];
  await page.route(/\.js$/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.locator("#services").scrollIntoViewIfNeeded();
  await expect(page.locator("#services").getByRole("list").first()).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(calculator(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is absent, and its place with it", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText(title)).toHaveCount(0);
    const empty = await page.locator("#services > div > :last-child").evaluate((last) => last.clientHeight);
    expect(empty).toBe(0);
  });
});
