import { expect, type Locator, type Page, test } from "@playwright/test";
import { rememberChoice } from "./support/consent";

const region = (page: Page) => page.getByRole("region", { name: "Notifications" });
const toasts = (page: Page) => region(page).getByRole("listitem");
const send = (page: Page) => page.getByRole("button", { name: "Envoyer le message" });

/** Opens the home page and waits until React handles the form: empty fields then raise a toast. */
const open = async (page: Page) => {
  await page.goto("/");
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await expect(page.locator("#portfolio [data-hydrated]")).toBeAttached();
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

for (const width of [375, 1280]) {
  test.describe(`toasts at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("stand bottom right and cover neither floating button", async ({ page }) => {
      await open(page);
      await page.route("**/data/assistant.json", (route) => route.abort());
      await page.getByRole("button", { name: "Ouvrir l’assistant" }).click();
      await expect(toasts(page)).toHaveText(/L’assistant n’a pas pu se charger/);
      await send(page).click();
      await expect(toasts(page).last()).toContainText("Veuillez remplir tous les champs.");
      await fillIn(page);
      await answerWith(page, 500, {});
      await send(page).click();
      await expect(toasts(page).last()).toContainText("Une erreur s’est produite");
      await answerWith(page, 200, { success: true });
      await send(page).click();
      await expect(toasts(page).last()).toContainText("Message envoyé");
      // Toasts of earlier attempts have been replaced.
      await expect(toasts(page)).toHaveCount(2);
      // Where nothing is to be kept clear, the last one is in the lower half of the window, above the banner.
      await page.locator("#apropos p").first().scrollIntoViewIfNeeded();
      await expect
        .poll(async () => {
          const { y, height } = (await toasts(page).last().boundingBox())!;
          return y + height;
        })
        .toBeGreaterThan(400);
      // Without its topics the assistant is a plain link.
      const buttons = await Promise.all([
        page.getByRole("link", { name: "Écrire sur WhatsApp" }).boundingBox(),
        page.getByRole("button", { name: "Revenir en haut de la page" }).boundingBox(),
      ]);
      for (const toast of await toasts(page).all()) {
        const box = (await toast.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        // Beside the round buttons, or above the bottom bar.
        for (const other of buttons)
          expect(width < 1024 ? box.y + box.height - other!.y : box.x + box.width - other!.x).toBeLessThanOrEqual(0);
      }
    });
  });
}

for (const width of [375, 768, 1280]) {
  test(`cover no control nor a word of the form at ${width} px, and leave once what they ask for is given`, async ({
    page,
    context,
  }) => {
    await rememberChoice(context, false);
    await page.setViewportSize({ width, height: 740 });
    await open(page);
    await send(page).click();
    await expect(toasts(page)).toContainText("Veuillez remplir tous les champs.");
    await expect(page.getByLabel("Nom")).toBeFocused();
    for (const [part, place] of [
      ["form", "start"],
      ["form", "center"],
      ["form", "end"],
      ["[data-kept]", "end"],
    ] as const) {
      await page.locator(`#contact ${part}`).evaluate((element, block) => element.scrollIntoView({ block }), place);
      const covered = () =>
        page.evaluate(() => {
          const list = document.querySelector("[aria-label^='Notifications'] ol")!;
          const { left, right, top, bottom, width: shown } = list.getBoundingClientRect();
          if (shown <= 1) return [];
          const kept =
            "main :is(a, button, input, textarea, summary, [data-kept]), main form :is(label, p:not(:first-child)), footer :is(a, button)";
          return [...document.querySelectorAll(kept)]
            .filter((control) => {
              const box = control.getBoundingClientRect();
              const meets = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
              return meets && box.width > 1;
            })
            .map((control) => control.textContent);
        });
      await expect.poll(covered, `${part} ${place}`).toEqual([]);
    }
    // Asked for, it is there.
    await page.keyboard.press("Alt+t");
    await expect(toasts(page)).toBeInViewport({ ratio: 1 });
    await page.getByLabel("Nom").fill("Zoé");
    await expect(toasts(page)).toHaveCount(0);
  });
}

test("on a phone, the toast that a form raises is seen above its first field", async ({ page, context }) => {
  await rememberChoice(context, false);
  for (const height of [640, 740, 844]) {
    await page.setViewportSize({ width: 375, height });
    // The same document, after the first time.
    await page.goto("/#contact");
    await expect(page.locator("#portfolio [data-hydrated]")).toBeAttached();
    await send(page).click();
    await expect(toasts(page)).toBeInViewport({ ratio: 1 });
    const below = async () => {
      const name = (await page.locator("#contact").getByText("Nom", { exact: true }).boundingBox())!;
      const { y, height: tall } = (await toasts(page).boundingBox())!;
      return name.y - y - tall;
    };
    await expect.poll(below, `${height} px`).toBeGreaterThanOrEqual(4);
    expect(await below(), `${height} px`).toBeLessThan(16);
    await toasts(page).getByRole("button").click();
    await expect(toasts(page)).toHaveCount(0);
  }
});

for (const [width, height] of [
  [320, 568],
  [375, 740],
  [390, 844],
] as const)
  test(`of ${width} × ${height}, the outcome of a send is read in full, in the page`, async ({ page, context }) => {
    await rememberChoice(context, false);
    await page.setViewportSize({ width, height });
    await open(page);
    await fillIn(page);
    const contact = page.locator("#contact");
    const bottomOf = async (part: Locator) => {
      const box = (await part.boundingBox())!;
      return box.y + box.height;
    };
    /** Whether a part is under the list, which shows none of its toasts where it has no room. */
    const isCovered = async (part: Locator) => {
      const list = (await region(page).getByRole("list").boundingBox())!;
      const box = (await part.boundingBox())!;
      return list.width > 1 && list.y < box.y + box.height && list.y + list.height > box.y;
    };
    await page.route("**/contact", (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
    await send(page).click();
    await expect(toasts(page)).toContainText("Veuillez réessayer.");
    for (const text of [/^Une erreur s’est produite/, /^Si cela recommence/]) {
      // Above the round buttons.
      await expect.poll(() => bottomOf(contact.getByText(text))).toBeLessThanOrEqual(height - 44);
      await expect.poll(() => isCovered(contact.getByText(text))).toBe(false);
    }
    await answerWith(page, 200, { success: true });
    await send(page).click();
    const title = contact.getByRole("heading", { name: "Message envoyé" });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport({ ratio: 1 });
    for (const text of ["Message envoyé", "Je vous recontacterai", "Préférez-vous"])
      await expect.poll(() => isCovered(contact.getByText(text))).toBe(false);
  });

test("toasts never come under a press that has begun: its release is what was pressed", async ({ page, context }) => {
  await rememberChoice(context, false);
  await page.setViewportSize({ width: 375, height: 640 });
  await open(page);
  await fillIn(page);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/contact", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await answered;
    return route.fulfill({ status: 500, json: {} });
  });
  await page.getByLabel("Nom").press("Enter");
  const pressed = page.locator("#contact").getByRole("link", { name: "Politique de confidentialité" });
  await pressed.evaluate((link) => link.scrollIntoView({ block: "end", behavior: "instant" }));
  await pressed.evaluate((link) =>
    link.addEventListener("click", (event) => {
      event.preventDefault();
      link.dataset.pressed = "true";
    }),
  );
  // A link broken over two lines may not contain the centre of its box.
  const place = await pressed.evaluate((link) => link.getClientRects()[0]!.toJSON() as DOMRect);
  await page.mouse.move(place.x + 5, place.y + place.height / 2);
  await page.mouse.down();
  const { y } = (await pressed.boundingBox())!;
  answer();
  await expect(send(page)).toBeEnabled();
  await expect(toasts(page)).toHaveCount(0);
  // The failure is said below, and does not scroll what is pressed away either.
  await expect(page.locator("#contact").getByText(/^Une erreur s’est produite/)).toBeAttached();
  expect((await pressed.boundingBox())!.y).toBe(y);
  await page.mouse.up();
  await expect(pressed).toHaveAttribute("data-pressed", "true");
  await expect(toasts(page)).toContainText("Une erreur s’est produite");
});

test("are shown where a script is wanting: no file of their own is to be fetched", async ({ page }) => {
  await open(page);
  await page.route(/\.js$/, (route) => route.abort());
  await send(page).click();
  await expect(toasts(page)).toHaveText(/Erreur\s*Veuillez remplir tous les champs\./);
});
