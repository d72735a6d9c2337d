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

/** Distance between the first line of an anchor's band and the bottom of the sticky header. */
const gap = (visitor: Visitor, id: string) =>
  visitor
    .part(`#${id} h2`)
    .box()
    .then(async (target) => {
      const header = await visitor.part("header").box();
      return target && header ? target.top - header.bottom : Number.POSITIVE_INFINITY;
    });

/** The page is scrolled to an anchor: the first line of its band is just below the header, nothing of the band before. */
const expectAt = (visitor: Visitor, id: string) =>
  eventually(async () => {
    const distance = await gap(visitor, id);
    return distance >= 0 && distance < 40 ? "below" : distance;
  }, id).toBe("below");

/** Runs in the page: records where it is, then each place it is scrolled to. */
const recordPlaces = () => {
  const places = [scrollY];
  Object.assign(window, { places });
  addEventListener("scroll", () => places.push(scrollY));
};

/**
 * Whether, since `recordPlaces`, the page was seen on its way, away from both ends: late content may shift an arrival, and
 * a busy machine paints few places of a glide.
 */
const glided = (visitor: Visitor) =>
  visitor.ask(() => {
    const { places } = window as unknown as { places: number[] };
    const [start, end] = [places[0]!, places.at(-1)!];
    const share = (place: number) => (place - start) / (end - start);
    return places.some((place) => share(place) > 0.05 && share(place) < 0.95);
  });

const inMenu = (visitor: Visitor, name: string) => visitor.role("link", name, "header nav");

/** The page is open and scrolled to this position, except for rounding. */
const expectPlace = (visitor: Visitor, path: string, top: number) =>
  eventually(async () => {
    const here = await visitor.scrollY();
    return [await visitor.address(), Math.abs(here - top) < 50 ? top : here];
  }).toEqual([path, top]);

test("the skip link comes first; the menu jumps to each section, below the header, and marks it as current", async ({
  arrive,
}) => {
  const visitor = await arrive("/");
  await expectHomeHydrated(visitor);
  await visitor.press("Tab");
  await expectFocused(visitor.role("link", "Aller au contenu"));
  await visitor.press("Enter");
  await eventually(visitor.address).toBe("/#contenu");
  await visitor.press("Tab");
  expect(await visitor.ask(() => document.activeElement?.closest("main") !== null)).toBe(true);
  for (const [label, id] of [
    ["Services", "services"],
    ["Réalisations", "realisations"],
    ["À propos", "apropos"],
    ["Contact", "contact"],
  ] as const) {
    await visitor.ask(recordPlaces);
    await inMenu(visitor, label).click();
    await expectAt(visitor, id);
    await eventually(() => inMenu(visitor, label).attribute("aria-current")).toBe("true");
    await eventually(() => inMenu(visitor, label).first((link) => getComputedStyle(link).textDecorationLine)).toBe(
      "underline",
    );
    expect(await glided(visitor)).toBe(false);
  }
});

test("a URL with an anchor opens at its section, also from another page; a URL without opens at the top", async ({
  arrive,
}) => {
  const visitor = await arrive("/#contact");
  await expectAt(visitor, "contact");
  // A page left while it loads its data logs an error: wait.
  await expectHydrated(visitor);
  await visitor.goto("/stack-technique");
  await expectHydrated(visitor);
  await inMenu(visitor, "À propos").click();
  await eventually(visitor.address).toBe("/#apropos");
  await expectAt(visitor, "apropos");
  await expectHydrated(visitor);
  await inMenu(visitor, "Blog").click();
  await expectPlace(visitor, "/blog", 0);
  await expectShown(visitor.role("heading", "Le carnet"));
  expect(await visitor.ask(() => document.title)).toMatch(/^Carnet d’un archiviste/);
  expect(await inMenu(visitor, "Blog").attribute("aria-current")).toBe("page");
  // Loaded again in its middle, the page stays there.
  await expectHydrated(visitor);
  await visitor.scrollTo(1000);
  await visitor.reload();
  await expectPlace(visitor, "/blog", 1000);
  await expectHydrated(visitor);
  await expectPlace(visitor, "/blog", 1000);
});

test("arriving at an anchor, moving the focus and going back scroll at once; a click scrolls smoothly", async ({
  arrive,
}) => {
  const visitor = await arrive("/#contact", { reducedMotion: false, before: [`(${String(recordPlaces)})()`] });
  await expectAt(visitor, "contact");
  await expectHomeHydrated(visitor);
  expect(await glided(visitor)).toBe(false);
  await visitor.role("link", "Aller au contenu").focus();
  await visitor.ask(recordPlaces);
  await visitor.role("button", "Gérer mes cookies").focus();
  await eventually(() => visitor.scrollY()).toBeGreaterThan(4000);
  expect(await glided(visitor)).toBe(false);
  // Of one glide a busy machine may paint no place.
  const glides = async () => {
    await visitor.scrollTo(100_000);
    await visitor.ask(recordPlaces);
    await visitor.role("link", "Services", "header nav").click();
    await expectAt(visitor, "services");
    return glided(visitor);
  };
  await eventually(glides).toBe(true);
  await visitor.ask(recordPlaces);
  await visitor.back();
  await eventually(visitor.address).toBe("/#contact");
  await eventually(() => visitor.scrollY()).toBeGreaterThan(4000);
  expect(await glided(visitor)).toBe(false);
});

/** Follows a link. Returns the URL and the scroll position before, since reaching the link scrolls to it. */
const leaveBy = async (visitor: Visitor, selector: string): Promise<[string, number]> => {
  const link = visitor.part(selector);
  await link.aim();
  const left: [string, number] = [await visitor.address(), await visitor.scrollY()];
  await link.click();
  await eventually(visitor.address).not.toBe(left[0]);
  return left;
};

test("six steps over four pages: Back and Forward restore each scroll position", async ({ arrive }) => {
  const visitor = await arrive("/", { fullBrowser: true });
  // The banner, shown after loading, makes the page longer.
  await visitor.role("button", "Refuser").click();
  const places: [string, number][] = [];
  for (const selector of [
    "#portfolio li:nth-child(4) a",
    "footer a[href='/stack-technique']",
    "footer a[href='/blog']",
    "main article:nth-of-type(3) a",
    ".sidebar li:nth-child(5) a",
    "main p a[href^='/blog/']",
  ]) {
    await expectHydrated(visitor);
    places.push(await leaveBy(visitor, selector));
  }
  await expectHydrated(visitor);
  places.push([await visitor.address(), await visitor.scrollY()]);
  for (const [path, place] of places.slice(0, -1).reverse()) {
    await visitor.back();
    await expectPlace(visitor, path, place);
    await expectHydrated(visitor);
  }
  for (const [path, place] of places.slice(1)) {
    await visitor.forward();
    await expectPlace(visitor, path, place);
    await expectHydrated(visitor);
  }
});

test("Back restores a page from the back/forward cache, with what was typed", async ({ arrive }) => {
  const visitor = await arrive("/", { fullBrowser: true });
  await expectHomeHydrated(visitor);
  await visitor.part("#contact textarea").click();
  await visitor.type("Bonjour");
  await visitor.ask(() => void Object.assign(window, { kept: true }));
  // Firefox keeps no page that is still downloading, such as the code that typing in the form asks for.
  await eventually(() =>
    visitor.ask(() =>
      performance.getEntriesByType("resource").every((entry) => performance.now() > entry.responseEnd + 1000),
    ),
  ).toBe(true);
  await inMenu(visitor, "Blog").click();
  await eventually(visitor.address).toBe("/blog");
  await expectHydrated(visitor);
  await visitor.back();
  await expectShown(visitor.part("#contact textarea"));
  expect(await visitor.ask(() => "kept" in window)).toBe(true);
  expect(await visitor.part("#contact textarea").value()).toBe("Bonjour");
  await visitor.part("#faq summary", "Combien de temps").click();
  await expectShown(visitor.part("#faq details[open] p"));
});

test("on a phone the menu opens, navigates and closes before the scripts have loaded", async ({ arrive, site }) => {
  site.fail(/^GET \/app-/, "held");
  const visitor = await arrive("/", { width: 375, height: 700 });
  await visitor.role("button", "Ouvrir le menu").click();
  await inMenu(visitor, "Contact").click();
  await expectGone(inMenu(visitor, "Blog"));
  await expectAt(visitor, "contact");
  await visitor.role("button", "Ouvrir le menu").click();
  site.release();
  await expectHydrated(visitor);
  await eventually(() => visitor.role("button", "Fermer le menu").attribute("aria-expanded")).toBe("true");
  await visitor.press("Escape");
  await expectGone(inMenu(visitor, "Blog"));
});

test("on a phone the menu opens over the page, navigates, and closes on Escape", async ({ arrive }) => {
  const visitor = await arrive("/", { width: 375, height: 700, fullBrowser: true });
  await expectHydrated(visitor);
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
  // The bar at the foot has left: the menu has a call of its own.
  await expectGone(visitor.part("aside[aria-label='Accès rapides'] a"));
  await inMenu(visitor, "Blog").click();
  await eventually(visitor.address).toBe("/blog");
  await expectHydrated(visitor);
  // The menu is closed when the page is restored, too.
  await visitor.back();
  await eventually(async () => (await visitor.address()).split("#")[0]).toBe("/");
  await expectGone(inMenu(visitor, "Blog"));
});
