import { expect, type Page, test } from "@playwright/test";
import { awake, open } from "./support/awake";

const name = "Comment puis-je vous aider ?";

const topics = {
  "L’automatisation des tâches": [
    "Supprimer une double saisie entre deux logiciels",
    "Envoyer des rappels au bon moment",
    "Classer les e-mails et leurs pièces jointes",
    "Produire un rapport chaque semaine",
  ],
  "La relation client": [
    "Suivre les devis et relancer au bon moment",
    "Réunir les échanges avec chaque client",
    "Répartir les demandes entre commerciaux",
    "Prévoir les ventes du mois",
  ],
  "Le commerce en ligne": [
    "Accorder les stocks de plusieurs boutiques",
    "Prévenir les clients à chaque étape d’une commande",
    "Traiter les retours et les remboursements",
    "Rédiger et traduire des fiches produit",
  ],
  "Les ressources humaines": [
    "Préparer l’arrivée d’un nouveau collègue",
    "Gérer les congés et les plannings",
    "Suivre les candidatures",
    "Organiser les formations et leurs attestations",
  ],
  "La gestion d’entreprise": [
    "Construire un tableau de bord",
    "Planifier les interventions d’une équipe",
    "Suivre le stock et les achats",
    "Interroger les documents internes",
  ],
  "La finance et la comptabilité": [
    "Relancer les factures impayées",
    "Lire et ranger les factures fournisseurs",
    "Prévoir la trésorerie",
    "Contrôler les notes de frais",
  ],
};

const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);
const about = "Bonjour, vos solutions no-code m’intéressent";
const request = "Pouvez-vous me conseiller\u202f?";

const button = (page: Page) => page.getByRole("button", { name: "Ouvrir l’assistant" });

const openAssistant = async (page: Page) => {
  const dialog = page.getByRole("dialog", { name });
  await awake(page);
  await button(page).click();
  await expect(dialog).toBeVisible();
  return dialog;
};

test.beforeEach(async ({ context }) => {
  await context.route("https://wa.me/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>WhatsApp</title>" }),
  );
});

for (const width of [375, 1280]) {
  test.describe(`assistant at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("asks for nothing before it is reached for", async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
      await open(page, "/");
      expect(asked).not.toContain("/data/assistant.json");
      await openAssistant(page);
      expect(asked.filter((path) => path === "/data/assistant.json")).toHaveLength(1);
    });
  });
}

test("opens a chat on each topic, whole or by use case", async ({ page }) => {
  await page.goto("/blog");
  const dialog = await openAssistant(page);
  for (const [topic, useCases] of Object.entries(topics)) {
    await dialog.getByRole("button", { name: topic }).click();
    const messages = [
      ["Parler de ce sujet", `${about} pour ${inSentence(topic)}. ${request}`],
      ...useCases.map((useCase) => [
        useCase,
        `${about} pour ${inSentence(topic)}. Plus précisément pour ${inSentence(useCase)}. ${request}`,
      ]),
    ];
    for (const [choice, message] of messages) {
      const address = await dialog.getByRole("link", { name: choice! }).getAttribute("href");
      expect(new URL(address!).searchParams.get("text")).toBe(message);
    }
    await dialog.getByRole("button", { name: "Retour aux sujets" }).click();
  }
});

test("closes once a chat is opened, in another tab", async ({ page }) => {
  await page.goto("/blog");
  const dialog = await openAssistant(page);
  const popup = page.waitForEvent("popup");
  await dialog.getByRole("link", { name: "Discussion générale" }).click();
  const address = new URL((await popup).url());
  await expect(dialog).toBeHidden();
  expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/\d{8,15}$/);
});

test("gives way to a plain link, and says so, when its topics can't be fetched", async ({ page }) => {
  await page.route("**/data/assistant.json", (route) => route.abort());
  await open(page, "/");
  await button(page).click();
  const link = page.getByRole("link", { name: "Écrire sur WhatsApp" });
  await expect(link).toBeFocused();
  await expect(
    page.getByRole("region", { name: "Notifications" }).getByText("L’assistant n’a pas pu se charger"),
  ).toBeVisible();
});
