import { expect, type Page, test } from "@playwright/test";
import { holdTheClock, letTimePass } from "./support/time";

const region = (page: Page) => page.getByRole("region", { name: "Notifications" });
const toasts = (page: Page) => region(page).getByRole("listitem");
const send = (page: Page) => page.getByRole("button", { name: "Envoyer le message" });

/** The form of the home page, once React answers for it: what is empty is then told by a toast. */
const open = async (page: Page) => {
  await page.goto("/");
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await expect(page.locator("#portfolio [data-awake]")).toBeAttached();
};

const answerWith = (page: Page, status: number, body: unknown) =>
  page.route("**/contact", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status, json: body }) : route.fallback(),
  );

const fillIn = async (page: Page) => {
  const form = page.getByRole("form", { name: "Formulaire de contact" });
  await form.getByLabel("Nom").fill("Sophie Martin");
  await form.getByLabel("Email").fill("sophie@example.org");
  await form.getByLabel("Message").fill("Bonjour, je recopie des commandes.");
};

const moving = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;

/** In its place: on a phone one that comes may slide under a press, which it takes away from what is below it. */
const arrived = async (page: Page, text: string) => {
  await expect(toasts(page).and(page.locator("[data-mounted=true]")).filter({ hasText: text })).toBeVisible();
  await expect.poll(() => page.evaluate(moving)).toBe(0);
};

for (const width of [375, 1280]) {
  test.describe(`toasts at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("an error stays until it is dismissed", async ({ page }) => {
      await holdTheClock(page);
      await open(page);
      await send(page).click();
      await expect(toasts(page)).toHaveText(/Erreur\s*Veuillez remplir tous les champs\./);
      await letTimePass(page);
      await expect(toasts(page)).toHaveCount(1);
      await toasts(page).getByRole("button", { name: "Fermer" }).click();
      await expect(toasts(page)).toHaveCount(0);
    });

    test("a success goes by itself, after the time to read it", async ({ page }) => {
      await answerWith(page, 200, { success: true });
      await holdTheClock(page);
      await open(page);
      await fillIn(page);
      await send(page).click();
      await expect(toasts(page)).toHaveText(/Message envoyé\s!\s*Je vous recontacterai dans les plus brefs délais\./);
      await page.mouse.move(0, 0);
      await page.clock.runFor(5000);
      await expect(toasts(page)).toHaveCount(1);
      await page.clock.runFor(8000);
      await expect(toasts(page)).toHaveCount(0);
    });

    test("stand bottom right and cover neither floating button", async ({ page }) => {
      await open(page);
      await page.route("**/data/assistant.json", (route) => route.abort());
      await page.getByRole("button", { name: "Ouvrir l’assistant" }).click();
      await arrived(page, "L’assistant n’a pas pu se charger");
      await send(page).click();
      await arrived(page, "Veuillez remplir tous les champs.");
      await fillIn(page);
      await answerWith(page, 500, {});
      await send(page).click();
      await arrived(page, "Une erreur s’est produite");
      await answerWith(page, 200, { success: true });
      await send(page).click();
      await arrived(page, "Message envoyé");
      // What the former attempts came to is no longer said.
      await expect(toasts(page)).toHaveCount(2);
      await page.keyboard.press("Alt+t");
      await expect.poll(() => page.evaluate(moving)).toBe(0);
      // Without its topics the assistant is a plain link.
      const buttons = await Promise.all([
        page.getByRole("link", { name: "Écrire sur WhatsApp" }).boundingBox(),
        page.getByRole("button", { name: "Revenir en haut de la page" }).boundingBox(),
      ]);
      const boxes = [];
      for (const toast of await region(page).locator("li[data-visible=true]").all()) {
        const box = (await toast.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        // Beside the round buttons, above the bar.
        for (const other of buttons)
          expect(width < 1024 ? box.y + box.height - other!.y : box.x + box.width - other!.x).toBeLessThanOrEqual(0);
        boxes.push(box);
      }
      // The last one in the lower half of the window, above the banner.
      expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeGreaterThan(400);
    });
  });
}

test("are announced in a region that stands before them", async ({ page }) => {
  await open(page);
  await expect(region(page)).toHaveCount(0);
  await page.getByLabel("Nom").focus();
  await expect(region(page)).toHaveAttribute("aria-live", "polite");
  await expect(toasts(page)).toHaveCount(0);
});

test("are shown all the same when their library can't be fetched", async ({ page }) => {
  await open(page);
  await page.route(/\.js$/, (route) => route.abort());
  await send(page).click();
  await expect(toasts(page)).toHaveText(/Erreur\s*Veuillez remplir tous les champs\./);
  const [toast, button] = await Promise.all([
    toasts(page).boundingBox(),
    page.getByRole("button", { name: "Revenir en haut de la page" }).boundingBox(),
  ]);
  expect(toast!.x + toast!.width).toBeLessThanOrEqual(button!.x);
  expect(toast!.y).toBeGreaterThan(page.viewportSize()!.height / 2);
  await toasts(page).getByRole("button", { name: "Fermer" }).click();
  await expect(toasts(page)).toHaveCount(0);
});
