import type { Visitor } from "../engines/visitor";
import { fadeWithoutEnd } from "../support/fade-without-end";
import { answers, awake, eventually, expect, expectAt, expectFocused, expectGone, expectShown, test } from "./journey";

const inMenu = (visitor: Visitor, name: string) => visitor.role("link", name, "header nav");

/** Marks the document, to see whether the next page still lives in it. */
const markDocument = (visitor: Visitor) => visitor.ask(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = (visitor: Visitor) => visitor.ask(() => "sameDocument" in window);

test("the menu reaches each section, below the header, and marks it", async ({ arrive }) => {
  const visitor = await arrive("/");
  await awake(visitor);
  for (const [label, id] of [
    ["Services", "services"],
    ["Réalisations", "realisations"],
    ["À propos", "apropos"],
    ["Contact", "contact"],
  ] as const) {
    await inMenu(visitor, label).click();
    await expectAt(visitor, id);
    await eventually(() => inMenu(visitor, label).attribute("aria-current")).toBe("true");
    await eventually(() => inMenu(visitor, label).first((link) => getComputedStyle(link).textDecorationLine)).toBe(
      "underline",
    );
  }
});

test("an address with an anchor lands on its section, from outside and from another page", async ({ arrive }) => {
  const visitor = await arrive("/#contact");
  await expectAt(visitor, "contact");
  // A page left while it asks for its data says so.
  await answers(visitor);
  await visitor.goto("/stack-technique");
  await answers(visitor);
  await inMenu(visitor, "À propos").click();
  await eventually(visitor.address).toBe("/#apropos");
  await expectAt(visitor, "apropos");
});

test("a page reached from another is not a new document: top, focus, title and announcement follow", async ({
  arrive,
}) => {
  const visitor = await arrive("/");
  await awake(visitor);
  await markDocument(visitor);
  await visitor.scrollTo(2000);
  await inMenu(visitor, "Blog").click();
  await eventually(visitor.address).toBe("/blog");
  await expectFocused(visitor.role("heading", "Le blog"));
  expect(await visitor.scrollY()).toBe(0);
  await eventually(() => visitor.ask(() => document.title)).toMatch(/^Blog no-code/);
  await eventually(() => visitor.ask(() => document.getElementById("annonce")!.textContent)).toContain("Page affichée");
  expect(await inMenu(visitor, "Blog").attribute("aria-current")).toBe("page");
  expect(await isSameDocument(visitor)).toBe(true);
});

test("a page come to by a link is whole a moment later, as if loaded", async ({ arrive }) => {
  const text = (visitor: Visitor) => visitor.ask(() => document.querySelector("main")!.innerText);
  const visitor = await arrive("/");
  await awake(visitor);
  const loaded = await text(visitor);
  await inMenu(visitor, "Blog").click();
  await eventually(visitor.address).toBe("/blog");
  await inMenu(visitor, "Accueil").click();
  await eventually(visitor.address).toBe("/#accueil");
  await eventually(() => text(visitor)).toBe(loaded);
});

test("a link to an anchor leads there while the page is still coming", async ({ arrive }) => {
  const visitor = await arrive("/mentions-legales");
  await answers(visitor);
  await visitor.ask(() => {
    const reach = (label: string) =>
      [...document.querySelectorAll<HTMLElement>("header nav a")].find(({ textContent }) => textContent === label);
    new MutationObserver((_changes, observer) => {
      if (!document.getElementById("contact")) return;
      observer.disconnect();
      reach("Contact")?.click();
    }).observe(document, { childList: true, subtree: true });
    reach("Accueil")?.click();
  });
  await eventually(visitor.address).toBe("/#contact");
  await expectAt(visitor, "contact");
  await expectShown(visitor.role("button", "Envoyer le message"));
  await expectAt(visitor, "contact");
});

test("back and forward find the place again, at each step", async ({ arrive }) => {
  const visitor = await arrive("/");
  await awake(visitor);
  const at = (path: string, top: number) =>
    eventually(async () => {
      const here = await visitor.scrollY();
      return [await visitor.address(), Math.abs(here - top) < 50 ? top : here];
    }).toEqual([path, top]);
  await visitor.scrollTo(3000);
  await at("/", 3000);
  await inMenu(visitor, "Stack technique").click();
  await at("/stack-technique", 0);
  await expectShown(visitor.part("main h1"));
  await visitor.scrollTo(900);
  await at("/stack-technique", 900);
  for (let round = 0; round < 2; round += 1) {
    await visitor.back();
    await at("/", 3000);
    await visitor.forward();
    await at("/stack-technique", 900);
  }
});

test("the skip link is the first stop of the keyboard and leads past the header", async ({ arrive }) => {
  const visitor = await arrive("/");
  await awake(visitor);
  await visitor.press("Tab");
  await expectFocused(visitor.role("link", "Aller au contenu"));
  await visitor.press("Enter");
  await eventually(visitor.address).toBe("/#contenu");
  // The address changes first, the focus in the next frame.
  await expectFocused(visitor.part("main"));
  await visitor.press("Tab");
  expect(await visitor.ask(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("on a phone the menu opens, leads, and closes on Escape or a press outside", async ({ arrive }) => {
  const visitor = await arrive("/", { width: 375, height: 700 });
  // A press that scripts come too late for is given up (src/browser/navigation/catch-up.ts).
  await answers(visitor);
  const opener = visitor.role("button", "Ouvrir le menu");
  const open = async () => {
    await opener.click();
    await expectShown(visitor.role("button", "Fermer le menu"));
    await expectShown(inMenu(visitor, "Blog"));
  };
  await expectGone(inMenu(visitor, "Blog"));
  await open();
  await inMenu(visitor, "Contact").click();
  await expectGone(inMenu(visitor, "Blog"));
  await expectAt(visitor, "contact");
  await open();
  await visitor.press("Tab", "Escape");
  await expectGone(inMenu(visitor, "Blog"));
  await expectFocused(opener);
  await open();
  await visitor.tab.click(180, 690);
  await expectGone(inMenu(visitor, "Blog"));
});

test("on a phone no way to another page leaves the menu open over it", async ({ arrive }) => {
  const visitor = await arrive("/blog", { width: 375, height: 700 });
  await answers(visitor);
  const opener = visitor.role("button", "Ouvrir le menu");
  await opener.click();
  await expectShown(inMenu(visitor, "Contact"));
  await visitor.part("header a[href='/']").click();
  await eventually(visitor.address).toBe("/");
  // The address changes before the page, whose arrival closes the menu too.
  await expectShown(visitor.part("#accueil"));
  await expectGone(inMenu(visitor, "Contact"));
  await opener.click();
  await expectShown(inMenu(visitor, "Contact"));
  await visitor.back();
  await eventually(visitor.address).toBe("/blog");
  await expectGone(inMenu(visitor, "Contact"));
});

test("a press that the fade between two pages ends under is heard", async ({ arrive }) => {
  const visitor = await arrive("/blog", { width: 375, height: 700 });
  await answers(visitor);
  const opener = visitor.role("button", "Ouvrir le menu");
  const place = await opener.aim();
  // It lasts until the middle of the press.
  await visitor.ask(fadeWithoutEnd);
  await visitor.ask(() => {
    const end = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition"))
          animation.finish();
      }
    };
    document.addEventListener("pointerdown", () => setTimeout(end, 100));
  });
  await visitor.part("header a[href='/']").click();
  await expectShown(visitor.part("#accueil"));
  await visitor.tab.click(place.x, place.y, 400);
  await expectShown(inMenu(visitor, "Contact"));
});

for (const address of ["/#100%", "/blog#%E0", "/#", "/#inconnu", "/?%E0=%", "/blog?a=1&a=%FF#faq"]) {
  test(`«${address}» shows its page, and its links work`, async ({ arrive }) => {
    const visitor = await arrive(address);
    const path = address.startsWith("/blog") ? "/blog" : "/";
    const texts = async () => (await visitor.part("main").texts())[0]?.length ?? 0;
    // Whatever goes wrong does so when the scripts have woken up the page.
    await answers(visitor);
    await eventually(async () => (await visitor.address()).startsWith(path)).toBe(true);
    await inMenu(visitor, "Stack technique").click();
    await eventually(visitor.address).toBe("/stack-technique");
    await visitor.back();
    // A malformed fragment names nothing: the page takes it out of its address.
    await eventually(visitor.address).toBe(/#.*%(?![0-9a-f]{2})|#%E0/i.test(address) ? path : address);
    await expectShown(visitor.part("main h1"));
    await eventually(texts).toBeGreaterThan(1000);
  });
}
