import type { Locator, Page } from "@playwright/test";
import { type Answer, measureGesture, type Wanted } from "./measure-gesture";

/** Something that a visitor does, and what it is to show. */
export type Gesture = {
  name: string;
  target: (page: Page) => Locator;
  wanted?: Wanted;
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

/** Everything a visitor may touch on the home page, in its order. */
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
  { name: "ouvrir l’assistant", target: button("Ouvrir l’assistant"), wanted: "dialog" },
  { name: "choisir un sujet", target: (page) => page.getByRole("dialog").locator("li button").first() },
  { name: "fermer l’assistant", target: (page) => page.getByRole("dialog").getByRole("button", { name: "Fermer" }) },
  { name: "rouvrir l’assistant", target: button("Ouvrir l’assistant"), wanted: "dialog" },
  { name: "le fermer", target: (page) => page.getByRole("dialog").getByRole("button", { name: "Fermer" }) },
  { name: "gérer les cookies", target: button("Gérer mes cookies"), wanted: "dialog" },
  { name: "enregistrer le choix", target: button("Enregistrer") },
  { name: "gérer encore les cookies", target: button("Gérer mes cookies"), wanted: "dialog" },
  { name: "annuler", target: button("Annuler") },
];

const link =
  (within: string, href: string) =>
  (page: Page): Locator =>
    page.locator(`${within} a[href${href}]`).first();

/** From page to page, each one fetched while its link had the focus. */
export const visits: readonly Gesture[] = [
  { name: "accueil → blog", target: link("footer", "='/blog'"), wanted: "page" },
  { name: "blog → article", target: link("main article", "^='/blog/'"), wanted: "page" },
  { name: "article → pile technique", target: link("footer", "='/stack-technique'"), wanted: "page" },
  { name: "pile technique → mentions légales", target: link("footer", "='/mentions-legales'"), wanted: "page" },
  { name: "mentions légales → accueil", target: link("header", "='/'"), wanted: "page" },
  { name: "accueil → une réalisation", target: link("#portfolio", "^='/realisations/'"), wanted: "page" },
];

/** What a gesture takes to be answered; the longest of those that are repeated. */
export const measure = async (page: Page, { target, repeated, wanted }: Gesture): Promise<Answer> => {
  let longest = await measureGesture(page, target(page), wanted);
  while (repeated && (await target(page).isVisible())) {
    const next = await measureGesture(page, target(page), wanted);
    if (next.shown > longest.shown) longest = next;
  }
  return longest;
};
