import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { open, waitForHydration } from "./support/open-page";
import { choose, dialog } from "./support/consent";
import { FakeTagManager, received } from "./support/fake-tag-manager";

/** Collects the policy violations of all pages. */
const listen = async (context: BrowserContext) => {
  const violations: string[] = [];
  await context.exposeFunction("tellViolation", (violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ documentURI, effectiveDirective, blockedURI }) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${documentURI}: ${effectiveDirective} ${blockedURI}`);
    });
  });
  return violations;
};

const footer = (page: Page) => page.getByRole("contentinfo");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Visits a page of each template. */
const walk = async (page: Page) => {
  await footer(page).getByRole("link", { name: "Stack technique" }).click();
  await expect(page).toHaveTitle(/^Les outils du classement/);
  await footer(page).getByRole("link", { name: "Mentions légales" }).click();
  await expect(heading(page)).toHaveText("Mentions légales");
  await footer(page).getByRole("link", { name: "Blog", exact: true }).click();
  await page.locator("main article").getByRole("link").first().click();
  await expect(page.locator(".prose > p").first()).toBeVisible();
  await page.getByRole("link", { name: "Quillebeuf & Cie" }).first().click();
  await page.locator("#portfolio article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/realisations\//);
};

/** Opens and triggers everything on the home page. */
const touchEverything = async (page: Page) => {
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText("Veuillez remplir tous les champs.").first()).toBeVisible();
  await page.getByRole("button", { name: "Détaillé" }).click();
  await page.getByRole("button", { name: "Voir plus de réalisations" }).click();
  await page.getByRole("button", { name: "Ouvrir l’assistant" }).click();
  await page.getByRole("dialog").locator("li button").first().click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Gérer mes cookies" }).click();
  await dialog(page).getByRole("button", { name: "Annuler" }).click();
};

test("the policy blocks nothing on special pages, nor the figures of an article", async ({ page, context }) => {
  const violations = await listen(context);
  await open(page, "/blog/classer-sans-perdre");
  await page.getByRole("textbox", { name: "Coût" }).fill("12,5");
  await expect(page.getByRole("form", { name: "Calculez" }).getByRole("status")).toHaveText(/Score\s: 36\. Priorité/);
  for (const address of ["/llms.txt", "/inconnue", "/merci"]) await page.goto(address);
  await expect(heading(page)).toBeVisible();
  expect(violations).toEqual([]);
});

test("the policy blocks nothing during a visit, and lets the tag manager run with consent", async ({
  page,
  context,
}) => {
  const fake = await FakeTagManager.install(context);
  const violations = await listen(context);
  await open(page, "/?inspecteur=1");
  await expect(page.getByRole("region", { name: "Inspecteur d’événements" })).toBeVisible();
  await choose(page, "Accepter tout");
  await expect.poll(() => received(page)).not.toEqual([]);
  await page.getByRole("button", { name: "Replier" }).click();
  await touchEverything(page);
  await walk(page);
  // The last page has its tag manager too, before one counts.
  await expect.poll(() => received(page)).not.toEqual([]);
  const loads = fake.loads.length;
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => fake.loads).toHaveLength(loads + 1);
  expect(violations).toEqual([]);
});
