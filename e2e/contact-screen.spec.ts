import { expect, test } from "@playwright/test";
import { rememberChoice } from "./support/consent";

test.beforeEach(({ context }) => rememberChoice(context, false));

for (const [width, height] of [
  [1280, 650],
  [375, 740],
] as const)
  test(`arriving at the form, its heading and its button are in one screen of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/#contact");
    await expect(page.locator("#portfolio [data-hydrated]")).toBeAttached();
    const contact = page.locator("#contact");
    const send = contact.getByRole("button", { name: "Envoyer le message" });
    await expect(contact.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
    await expect(send).toBeInViewport({ ratio: 1 });
    const header = (await page.getByRole("banner").boundingBox())!;
    const title = (await contact.getByRole("heading", { level: 2 }).boundingBox())!;
    expect(title.y).toBeGreaterThanOrEqual(header.y + header.height);

    // An error leaves the button free, and goes once every field is filled.
    await send.click();
    const toast = page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
    await expect(toast).toContainText("Veuillez remplir tous les champs.");
    await expect
      .poll(() =>
        send.evaluate((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
            [left + 10, (left + right) / 2, right - 10].every((x) => {
              const hit = document.elementFromPoint(x, y);
              return hit === null || !document.querySelector("[aria-label^='Notifications']")!.contains(hit);
            }),
          );
        }),
      )
      .toBe(true);
    for (const [label, text] of [
      ["Nom", "Zoé"],
      ["Email", "zoe@exemple.fr"],
      ["Message", "Bonjour"],
    ] as const)
      await contact.getByLabel(label).fill(text);
    await expect(toast).toHaveCount(0);
  });
