import type { BrowserContext, Page } from "@playwright/test";

export const banner = (page: Page) => page.getByRole("region", { name: "Gestion des cookies" });

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Paramétrer les cookies" });

export const choose = (page: Page, name: "Refuser" | "Accepter tout" | "Paramétrer") =>
  banner(page).getByRole("button", { name, exact: true }).click();

/** Sets a choice with the dialog, opened from the footer. */
export async function setChoice(page: Page, choice: { analytics: boolean; marketing: boolean }): Promise<void> {
  await page.getByRole("button", { name: "Gérer mes cookies" }).click();
  await dialog(page).getByRole("switch", { name: "Analytiques" }).setChecked(choice.analytics);
  await dialog(page).getByRole("switch", { name: "Marketing" }).setChecked(choice.marketing);
  await dialog(page).getByRole("button", { name: "Enregistrer" }).click();
}

/** Stores a choice made on an earlier visit. */
export async function rememberChoice(context: BrowserContext, analytics: boolean): Promise<void> {
  await context.addInitScript((accepted) => {
    if (localStorage.getItem("cookie-consent") !== null) return;
    localStorage.setItem(
      "cookie-consent",
      JSON.stringify({ necessary: true, analytics: accepted, marketing: accepted }),
    );
  }, analytics);
}

export const storedChoice = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("cookie-consent") ?? "null") as unknown);
