import type { Locator, Page } from "@playwright/test";

/** Something that a visitor touches. */
export type Gesture = {
  name: string;
  target: (page: Page) => Locator;
  /** Again and again while it is there. */
  repeated?: true;
};

const button =
  (name: string | RegExp, within = "body") =>
  (page: Page) =>
    page
      .locator(within)
      .getByRole("button", { name, exact: typeof name === "string" })
      .first();

/** The button of a group that is not chosen. */
const other = (within: string) => (page: Page) => page.locator(`${within} button[aria-pressed=false]`).first();

/** What scripts answer on the home page, in its order. */
export const touches: readonly Gesture[] = [
  { name: "refuser les cookies", target: button("Refuser") },
  { name: "ouvrir le menu", target: button("Ouvrir le menu") },
  { name: "fermer le menu", target: button("Fermer le menu") },
  { name: "filtrer la vitrine", target: other("#vitrine") },
  { name: "passer en mode détaillé", target: other("#portfolio") },
  { name: "passer en mode compact", target: other("#portfolio") },
  { name: "voir plus, jusqu’au dernier cas", target: button(/^Voir plus/, "#portfolio"), repeated: true },
  { name: "mode détaillé, tous les cas montrés", target: other("#portfolio") },
  { name: "mode compact, tous les cas montrés", target: other("#portfolio") },
  { name: "témoignage suivant", target: button("Témoignage suivant") },
  { name: "ouvrir une question", target: (page) => page.locator("#faq summary").first() },
  { name: "ouvrir l’assistant", target: button("Ouvrir l’assistant") },
  { name: "choisir un sujet", target: (page) => page.getByRole("dialog").locator("li button").first() },
  { name: "fermer l’assistant", target: (page) => page.getByRole("dialog").getByRole("button", { name: "Fermer" }) },
  { name: "gérer les cookies", target: button("Gérer mes cookies") },
  { name: "enregistrer le choix", target: button("Enregistrer") },
];

const link =
  (within: string, href: string) =>
  (page: Page): Locator =>
    page.locator(`${within} a[href${href}]`).first();

/** From page to page. */
export const visits: readonly Gesture[] = [
  { name: "accueil → blog", target: link("footer", "='/blog'") },
  { name: "blog → article", target: link("main article", "^='/blog/'") },
  { name: "article → pile technique", target: link("footer", "='/stack-technique'") },
  { name: "pile technique → mentions légales", target: link("footer", "='/mentions-legales'") },
  { name: "mentions légales → accueil", target: link("header", "='/'") },
  { name: "accueil → une réalisation", target: link("#portfolio", "^='/realisations/'") },
];
