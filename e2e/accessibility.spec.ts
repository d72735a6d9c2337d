import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { awake, open } from "./support/awake";
import { banner } from "./support/consent";
import { addresses } from "./support/routes";

/** Violations in few words: which rule, where. */
const violations = async (page: Page, state: string) => {
  const found = (await new AxeBuilder({ page }).analyze()).violations;
  return found.map(({ id, nodes }) => `${state}: ${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
};

/** The ways a page is looked at, each a change of the one before it: one loading serves them all. */
const looks: [string, (page: Page) => Promise<unknown>][] = [
  ["320 px", (page) => page.setViewportSize({ width: 320, height: 640 })],
  ["320 px, dark", (page) => page.emulateMedia({ colorScheme: "dark" })],
  ["768 px, dark", (page) => page.setViewportSize({ width: 768, height: 1024 })],
  ["1920 px, dark", (page) => page.setViewportSize({ width: 1920, height: 1080 })],
  ["1920 px", (page) => page.emulateMedia({ colorScheme: "light" })],
  ["1280 px, forced colours", (page) => page.emulateMedia({ forcedColors: "active" })],
  [
    "375 px, text at 200 %",
    async (page) => {
      await page.emulateMedia({ forcedColors: "none" });
      await page.setViewportSize({ width: 375, height: 700 });
      const session = await page.context().newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    },
  ],
];

test.describe("axe finds nothing", () => {
  test.use({ reducedMotion: "reduce" });

  for (const address of [...addresses, "/merci", "/inconnu"]) {
    test(`on ${address}, however it is looked at`, async ({ page }) => {
      test.slow();
      await open(page, address);
      const found = [];
      for (const [name, look] of looks) {
        await look(page);
        found.push(...(await violations(page, name)));
      }
      expect(found).toEqual([]);
    });
  }
});

const form = (page: Page) => page.getByRole("form", { name: "Formulaire de contact" });

const answerWith = (page: Page, status: number) =>
  page.route("**/contact", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status, json: { success: status === 200 } })
      : route.fallback(),
  );

const fillIn = async (page: Page) => {
  await form(page).getByLabel("Nom").fill("Zoé Ünal");
  await form(page).getByLabel("Email").fill("zoe@exemple.fr");
  await form(page).getByLabel("Message").fill("Bonjour");
  await form(page).getByRole("button").click();
};

const openAssistant = async (page: Page) => {
  await page.getByRole("button", { name: "Ouvrir l’assistant" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

/** What a page becomes under a visitor's hands. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  "the cookie banner": (page) => expect(banner(page)).toBeVisible(),
  "the cookie dialog": async (page) => {
    await banner(page).getByRole("button", { name: "Paramétrer" }).click();
    await expect(page.getByRole("dialog", { name: "Paramétrer les cookies" })).toBeVisible();
  },
  "the assistant's topics": openAssistant,
  "a topic of the assistant": async (page) => {
    await openAssistant(page);
    await page.getByRole("dialog").getByRole("button", { name: "La relation client" }).click();
    await expect(page.getByRole("link", { name: "Parler de ce sujet" })).toBeVisible();
  },
  "the errors of the form and their toast": async (page) => {
    await form(page).getByRole("button").click();
    await expect(page.getByText("Veuillez remplir tous les champs.")).toBeVisible();
  },
  "a message that failed": async (page) => {
    await answerWith(page, 500);
    await fillIn(page);
    await expect(page.getByText("Une erreur s’est produite")).toBeVisible();
  },
  "a message that was sent": async (page) => {
    await answerWith(page, 200);
    await fillIn(page);
    await expect(page.getByText("Message envoyé")).toBeVisible();
  },
  "a chosen sector": async (page) => {
    await page.locator("#vitrine").getByRole("button", { name: "Industrie" }).click();
    await expect(page.locator("#vitrine article")).toHaveCount(1);
  },
  "the portfolio in detail, with more cases": async (page) => {
    const portfolio = page.locator("#portfolio");
    await portfolio.getByRole("button", { name: "Détaillé" }).click();
    await portfolio.getByRole("button", { name: "Voir plus de réalisations" }).click();
    await expect(portfolio.getByRole("article")).toHaveCount(14);
  },
  "the tools that do not fit": async (page) => {
    await page.locator("#portfolio").getByRole("button", { name: "Compact" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tooltip")).toBeVisible();
  },
  "an open question": async (page) => {
    await page.locator("#faq summary").first().click();
    await expect(page.locator("#faq details[open]")).toHaveCount(1);
  },
  "the way back to the top": async (page) => {
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
    await expect(page.getByRole("button", { name: "Revenir en haut de la page" })).toBeVisible();
  },
  "the inspector": async (page) => {
    await page.goto("/?inspecteur=1");
    await expect(page.getByRole("region", { name: "Inspecteur d’événements" })).toBeVisible();
  },
  "a category of the blog": async (page) => {
    await open(page, "/blog");
    await page.getByRole("button", { name: "Outils", exact: true }).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  },
  "a message that a browser without scripts gets back": async (page) => {
    await form(page).evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByRole("alert")).toBeVisible();
  },
};

/** Asked of the narrow header only. */
const narrowStates: typeof states = {
  "the menu": async (page) => {
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await expect(page.getByRole("button", { name: "Fermer le menu" })).toBeVisible();
  },
};

for (const [width, ofWidth] of [
  [375, { ...states, ...narrowStates }],
  [1280, states],
] as const) {
  test.describe(`at ${width} px axe finds nothing with`, () => {
    test.use({ reducedMotion: "reduce", viewport: { width, height: 800 } });

    for (const [name, reach] of Object.entries(ofWidth)) {
      test(name, async ({ page }) => {
        await page.goto("/");
        await expect(page.locator("#portfolio [data-awake]")).toBeAttached();
        await reach(page);
        const found = await violations(page, "light");
        await page.emulateMedia({ colorScheme: "dark" });
        found.push(...(await violations(page, "dark")));
        await page.emulateMedia({ forcedColors: "active" });
        found.push(...(await violations(page, "forced colours")));
        expect(found).toEqual([]);
      });
    }
  });
}

test("axe finds nothing on a home page that moves", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  expect(await violations(page, "moving")).toEqual([]);
});
