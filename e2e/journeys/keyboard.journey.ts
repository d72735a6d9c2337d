import type { Visitor } from "../engines/visitor";
import {
  expectHomeHydrated,
  expectHydrated,
  eventually,
  expect,
  expectFocused,
  expectGone,
  expectShown,
  test,
} from "./journey";

/**
 * The focused element: its part of the page, and its name; undefined when the focus is outside the
 * document (`body` is active, or in WebKit the open dialog).
 */
const focused = (visitor: Visitor) =>
  visitor.ask(() => {
    const element = document.activeElement;
    if (!element || element.matches("html, body, dialog")) return undefined;
    const part =
      element.closest("dialog") ??
      element.closest(
        "header, footer, form[aria-label='Formulaire de contact'], section[id], [aria-label='Gestion des cookies']",
      );
    const where = part ? part.id || (part.getAttribute("aria-label") ?? part.tagName.toLowerCase()) : "page";
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const name = element.getAttribute("aria-label") ?? label?.[0]?.textContent ?? element.textContent;
    return { where, name: pageKit.plain(name) };
  });

/** Whether what has the focus is seen: in the window, and nothing lies over it. */
const isSeen = (visitor: Visitor) =>
  visitor.ask(() => {
    const element = document.activeElement!;
    const inWindow = ({ left, right, top, bottom }: DOMRect) => ({
      left: Math.max(left, 0),
      right: Math.min(right, window.innerWidth),
      top: Math.max(top, 0),
      bottom: Math.min(bottom, window.innerHeight),
    });
    return [...element.getClientRects()].every((box) => {
      const { left, right, top, bottom } = inWindow(box);
      // A row that scrolls may be larger than the window.
      const isWhole = box.height > window.innerHeight / 2 || (top === box.top && bottom === box.bottom);
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isWhole && right > left && bottom > top && element.contains(hit);
    });
  });

type Stop = NonNullable<Awaited<ReturnType<typeof focused>>>;
const same = (one: Stop, other?: Stop) => one.where === other?.where && one.name === other.name;

/** Focused elements in tab order, until the first one is focused again or the focus leaves the document. */
const walk = async (visitor: Visitor, key: "Tab" | "Shift+Tab", start?: Stop) => {
  const stops = start ? [start] : [];
  for (let press = 0; press < 150; press += 1) {
    await visitor.press(key);
    const stop = await focused(visitor);
    if (stop ? same(stop, stops[0]) : stops.length > 0) break;
    if (stop) stops.push(stop);
    // Some engines scroll with the next frame.
    if (stop) await eventually(() => isSeen(visitor), `${stop.where}: ${stop.name}`).toBe(true);
  }
  return stops;
};

/** Sections whose content the provider edits: each counts as one stop. */
const edited = ["accueil", "services", "stack", "vitrine", "portfolio", "temoignages", "faq"];
const outline = (stops: Stop[]) =>
  stops
    .map(({ where, name }) => (edited.includes(where) ? where : `${where}: ${name}`))
    .filter((stop, index, all) => stop !== all[index - 1]);

/** What the keyboard reaches on the home page, in its order. */
const order = [
  "page: Aller au contenu",
  "Gestion des cookies: Politique de confidentialité",
  "Gestion des cookies: Refuser",
  "Gestion des cookies: Accepter tout",
  "Gestion des cookies: Paramétrer",
  "header: Quillebeuf & Cie",
  "header: Accueil",
  "header: Services",
  "header: Stack technique",
  "header: Réalisations",
  "header: À propos",
  "header: Blog",
  "header: Contact",
  "header: Prendre contact",
  "accueil",
  "services",
  "stack",
  "methode: Visite",
  "methode: Destruction",
  "vitrine",
  "portfolio",
  "temoignages",
  "faq",
  "Formulaire de contact: Nom",
  "Formulaire de contact: Email",
  "Formulaire de contact: Message",
  "Formulaire de contact: Envoyer le message",
  "Formulaire de contact: Politique de confidentialité",
  "contact: Réserver un appel de 30 minutes (nouvel onglet)",
  "contact: 02 61 91 00 00",
  "contact: Mon profil professionnel (nouvel onglet)",
  "footer: 02 61 91 00 00",
  "footer: Réserver 30 min (nouvel onglet)",
  "footer: Accueil",
  "footer: Services",
  "footer: Stack technique",
  "footer: Réalisations",
  "footer: À propos",
  "footer: Blog",
  "footer: Contact",
  "footer: Le salon des archivistes (nouvel onglet)",
  "footer: Mon profil professionnel (nouvel onglet)",
  "footer: Flux RSS du blog",
  "footer: Mentions légales",
  "footer: Politique de confidentialité",
  "footer: Gérer mes cookies",
  "page: Revenir en haut de la page",
  "page: Ouvrir l’assistant",
];

test("Tab goes through the home page in order, and each stop is visible", async ({ arrive }) => {
  const visitor = await arrive("/");
  await expectHomeHydrated(visitor);
  await expectShown(visitor.role("region", "Gestion des cookies"));
  expect(outline(await walk(visitor, "Tab"))).toEqual(order);
});

// In a tab of its own: Firefox no longer matches `:focus` once a walk has left for the browser's own buttons.
test("Shift+Tab goes through the home page in reverse order", async ({ arrive }) => {
  const visitor = await arrive("/");
  await expectHomeHydrated(visitor);
  await visitor.scrollTo(100_000);
  await expectShown(visitor.role("button", "Revenir en haut de la page"));
  await visitor.role("button", "Ouvrir l’assistant").focus();
  const last = await focused(visitor);
  expect(outline((await walk(visitor, "Shift+Tab", last)).reverse())).toEqual(order);
});

const dialogs = {
  "Paramétrer les cookies": {
    opener: "Paramétrer",
    stops: ["Analytiques", "Marketing", "Annuler", "Enregistrer"],
  },
  "Comment puis-je vous aider ?": {
    opener: "Ouvrir l’assistant",
    stops: ["Fermer", "Le papier", "Les fichiers", "L’équipe", "Discussion générale"],
  },
};

for (const [title, { opener, stops }] of Object.entries(dialogs)) {
  test(`Tab stays inside the dialog «${title}» in both directions, and Escape returns to its button`, async ({
    arrive,
  }) => {
    const visitor = await arrive("/");
    await expectHomeHydrated(visitor);
    await visitor.role("button", opener).focus();
    await visitor.press("Enter");
    await expectShown(visitor.role("dialog", title));
    const start = await focused(visitor);
    const inOrder = stops.map((name): unknown => ({ where: "dialog", name: expect.stringMatching(`^${name}`) }));
    expect(await walk(visitor, "Tab", start)).toEqual(inOrder);
    await visitor.ask(() => [...document.querySelectorAll<HTMLElement>("dialog[open] :is(a, button)")].at(-1)!.focus());
    expect((await walk(visitor, "Shift+Tab", await focused(visitor))).reverse()).toEqual(inOrder);
    await visitor.press("Escape");
    await expectGone(visitor.role("dialog"));
    await expectFocused(visitor.role("button", opener));
  });
}

test("a block of code wider than its frame can be focused and scrolled with the keyboard", async ({ arrive }) => {
  const visitor = await arrive("/blog/note-du-studio", { width: 375 });
  await expectHydrated(visitor);
  const block = visitor.part(".prose pre");
  await block.first((pre) => {
    pre.querySelector("code")!.textContent = "npm run studio ".repeat(20);
    const before = document.createElement("button");
    pre.before(before);
    before.focus();
  });
  await visitor.press("Tab");
  await expectFocused(block);
  await visitor.press("ArrowRight", "ArrowRight");
  await eventually(() => block.first((pre) => pre.scrollLeft)).toBeGreaterThan(0);
});
