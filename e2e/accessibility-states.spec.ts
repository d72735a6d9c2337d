import { expect, type Page, test } from "@playwright/test";
import { violations } from "./support/axe";
import { banner, choose, dialog } from "./support/consent";

const form = (page: Page) => page.getByRole("form", { name: "Formulaire de contact" });

const send = (page: Page) => form(page).getByRole("button").click();

const answerWith = (page: Page, status: number) =>
  page.route("**/contact", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status, json: { success: status === 200 } })
      : route.fallback(),
  );

const waitForHydration = (page: Page) => expect(page.locator("#portfolio [data-hydrated]")).toBeAttached();

type State = {
  name: string;
  /** Selectors of what changes in this state, and of its background. */
  parts: string[];
  reach: (page: Page) => Promise<unknown>;
  /** Resets the page for the next state. */
  leave?: (page: Page) => Promise<unknown>;
};

const escape = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
};

/** States of the home page, in the order of a visit. */
const visit: State[] = [
  {
    name: "the cookie banner",
    parts: ["[aria-label='Gestion des cookies']"],
    reach: (page) => expect(banner(page)).toBeVisible(),
  },
  {
    name: "the cookie dialog",
    parts: ["dialog[open]"],
    reach: async (page) => {
      await choose(page, "Paramétrer");
      await expect(dialog(page)).toBeVisible();
    },
    leave: async (page) => {
      await escape(page);
      await choose(page, "Refuser");
    },
  },
  {
    name: "the menu",
    parts: ["header"],
    reach: async (page) => {
      await page.getByRole("button", { name: "Ouvrir le menu" }).click();
      await expect(page.getByRole("button", { name: "Fermer le menu" })).toBeVisible();
    },
    leave: escape,
  },
  {
    name: "the assistant's topics",
    parts: ["dialog[open]"],
    reach: async (page) => {
      await page.getByRole("button", { name: "Ouvrir l’assistant" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "a topic of the assistant",
    parts: ["dialog[open]"],
    reach: async (page) => {
      await page.getByRole("dialog").getByRole("button", { name: "Les fichiers" }).click();
      await expect(page.getByRole("link", { name: "Parler de ce sujet" })).toBeVisible();
    },
    leave: escape,
  },
  {
    name: "the tools that do not fit",
    parts: ["#portfolio", "[role=tooltip]"],
    reach: async (page) => {
      await page.locator("#portfolio").getByRole("button", { name: "autres outils" }).first().focus();
      await expect(page.getByRole("tooltip")).toBeVisible();
    },
    leave: escape,
  },
  {
    name: "the portfolio in detail, with more cases",
    parts: ["#portfolio"],
    reach: async (page) => {
      const portfolio = page.locator("#portfolio");
      await portfolio.getByRole("button", { name: "Détaillé" }).click();
      await portfolio.getByRole("button", { name: "Voir plus de réalisations" }).click();
      await expect(portfolio.getByRole("article")).toHaveCount(9);
    },
  },
  {
    name: "a chosen sector",
    parts: ["#vitrine"],
    reach: async (page) => {
      await page.locator("#vitrine").getByRole("button", { name: "Industrie" }).click();
      await expect(page.locator("#vitrine").getByRole("article")).toHaveCount(1);
    },
  },
  {
    name: "an open question",
    parts: ["#faq"],
    reach: async (page) => {
      await page.locator("#faq summary").first().click();
      await expect(page.locator("#faq details[open]")).toHaveCount(1);
    },
  },
  {
    name: "the errors of the form and their toast",
    parts: ["#contact", "[aria-label^=Notifications]"],
    reach: async (page) => {
      await send(page);
      await expect(page.getByText("Veuillez remplir tous les champs.")).toBeVisible();
    },
  },
  {
    name: "the bar at the foot, with its way back to the top",
    parts: ["[aria-label='Accès rapides']"],
    reach: async (page) => {
      // The bar is hidden while a text field is focused.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
      await expect(page.getByRole("button", { name: "Revenir en haut de la page" })).toBeVisible();
    },
  },
  {
    name: "a message that failed",
    parts: ["#contact", "[aria-label^=Notifications]"],
    reach: async (page) => {
      await answerWith(page, 500);
      await form(page).getByLabel("Nom").fill("Zoé Ünal");
      await form(page).getByLabel("Email").fill("zoe@exemple.fr");
      await form(page).getByLabel("Message").fill("Bonjour");
      await send(page);
      await expect(page.getByText("Une erreur s’est produite").last()).toBeVisible();
    },
  },
  {
    name: "a message that was sent",
    parts: ["#contact", "[aria-label^=Notifications]"],
    reach: async (page) => {
      await answerWith(page, 200);
      await send(page);
      await expect(page.getByRole("heading", { name: "Message envoyé" })).toBeVisible();
    },
    leave: (page) => page.unroute("**/contact"),
  },
  {
    name: "a message that a browser without scripts gets back",
    parts: ["main"],
    reach: async (page) => {
      await form(page).evaluate((element: HTMLFormElement) => element.submit());
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "the inspector",
    // The host of the shadow tree.
    parts: ["#inspecteur"],
    reach: async (page) => {
      await page.goto("/?inspecteur=1");
      await expect(page.getByRole("region", { name: "Inspecteur d’événements" })).toBeVisible();
    },
  },
];

/** In both colour schemes. */
const look = async (page: Page, { name, parts }: State) => {
  const light = await violations(page, { parts });
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await violations(page, { parts, coloursAlone: true });
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((violation) => `dark: ${violation}`)].map((violation) => `${name}: ${violation}`);
};

test("axe finds nothing in any state of a visit", async ({ page }) => {
  test.slow();
  // On a phone, where the header has one more state.
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/");
  await waitForHydration(page);
  const found: string[] = [];
  for (const state of visit) {
    await test.step(state.name, async () => {
      await state.reach(page);
      found.push(...(await look(page, state)));
      await state.leave?.(page);
    });
  }
  expect(found).toEqual([]);
});
