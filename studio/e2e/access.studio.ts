import type { Locator, Page } from "@playwright/test";
import { violations } from "../../e2e/support/axe";
import { changes, expect, read, type Studio, test, write } from "./studio";

const screens: Record<string, (studio: Studio) => Promise<void>> = {
  "the list of cases": () => Promise.resolve(),
  "the form of a case, with mistakes": async ({ page, form, saveButton }) => {
    await page.getByRole("button", { name: "Ajouter une réalisation" }).click();
    await form.getByLabel("Titre de la réalisation").fill("Un titre");
    await saveButton.click();
    await expect(page.getByRole("region", { name: "À corriger" })).toBeVisible();
  },
  "the editor of an article, with a mistake": async (studio) => {
    await studio.open("Articles", /Classer/);
    await studio.page.getByRole("textbox", { name: "Texte de la page" }).click();
    await studio.page.keyboard.type("<Encart /> ");
    await expect(studio.page.getByText("composant inconnu <Encart>")).toBeVisible();
  },
  "a conflict": async (studio) => {
    await studio.open("Méthode", /Trier/);
    await studio.form.getByLabel("Ce qui se passe à cette étape").fill("Mètre par mètre, à deux.");
    write("data/method.json", read("data/method.json").replace("Mètre par mètre", "Armoire par armoire"));
    await studio.saveButton.click();
    await expect(studio.page.getByRole("dialog")).toBeVisible();
  },
  "what changed": async ({ page }) => {
    write("data/method.json", read("data/method.json").replace("Une matinée", "Deux matinées"));
    await page.getByRole("button", { name: "Ce qui a changé" }).click();
    await expect(page.getByRole("dialog").getByText("1 étape modifiée")).toBeVisible();
  },
};

test.describe("axe finds nothing, in either colour scheme", () => {
  test.use({ reducedMotion: "reduce" });
  const before = { text: "" };
  test.beforeEach(() => void (before.text = read("data/method.json")));
  test.afterEach(() => write("data/method.json", before.text));

  for (const [screen, goTo] of Object.entries(screens)) {
    test(screen, async ({ studio, page }) => {
      await goTo(studio);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      }
    });
  }
});

/** More Tab presses than a page of the studio needs. */
const maxTabs = 150;

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < maxTabs; stop += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${wanted.toString()}`);
}

test("a testimonial can be added with the keyboard only", async ({ studio, page }) => {
  const press = async (name: string) => {
    await tabTo(page, page.getByRole("button", { name, exact: true }));
    await page.keyboard.press("Enter");
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, studio.form.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await press("Témoignages");
  await press("Ajouter un témoignage");
  await expect(page.getByRole("heading", { name: "Nouveau témoignage" })).toBeFocused();
  await press("Enregistrer");
  await expect(page.getByRole("region", { name: "À corriger" })).toBeVisible();
  await press("Nom de la personne");
  await expect(studio.form.getByLabel("Nom de la personne", { exact: true })).toBeFocused();
  await page.keyboard.type("Fanny W.");
  await type("Entreprise", "Imprimerie Solvenac");
  await type("Secteur d’activité", "Imprimerie");
  await type("Témoignage", "Le bon à tirer revient signé dans l’heure.");
  await type("Note de 1 à 5", "5");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByText("Enregistré.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Fanny W." })).toBeVisible();
  // The form stays as it is: saving does not move the focus.
  await expect(studio.form.getByLabel("Note de 1 à 5", { exact: true })).toBeFocused();
  await expect(studio.preview.getByText("Le bon à tirer revient signé dans l’heure.").first()).toBeVisible();
  expect(changes()).toEqual([expect.stringMatching(/^\d+ [01] data\/testimonials\.json$/)]);
});

test("the preview does not steal the focus while typing", async ({ studio, page }) => {
  await studio.open("Témoignages", /Youssef A\./);
  const company = studio.form.getByLabel("Entreprise", { exact: true });
  await company.focus();
  await studio.preview.locator("main").evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
  });
  await expect(company).toBeFocused();
  await page.keyboard.type("Zinzolin");
  await expect(company).toHaveValue(/Zinzolin/);
});
