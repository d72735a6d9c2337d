import type { Visitor } from "./engines/visitor";
import { expectHomeHydrated, eventually, expect, expectCount, expectShown, test } from "./journeys/journey";

const readable = (visitor: Visitor) =>
  visitor.ask(() => (document.querySelector("main")?.innerText.trim().length ?? 0) > 200);
const messages = (visitor: Visitor) =>
  visitor.ask(() => [...document.querySelectorAll("[role=alert], [aria-label^='Notifications'] li")].length);
const waits = (visitor: Visitor) =>
  visitor.ask(() => document.querySelector("[aria-busy=true], [role=progressbar]") !== null);

/** The page is readable, its links work, nothing is blank or loading forever, and there is at most one message. */
const expectToHold = async (visitor: Visitor) => {
  await eventually(() => readable(visitor)).toBe(true);
  expect(await waits(visitor)).toBe(false);
  expect(await messages(visitor)).toBeLessThanOrEqual(1);
};

const toBlog = async (visitor: Visitor) => {
  await visitor.role("link", "Blog", "header nav").click();
  await eventually(visitor.address).toBe("/blog");
  await expectShown(visitor.role("heading", "Le carnet"));
};

const toArticle = async (visitor: Visitor) => {
  await visitor.role("link", undefined, "main article").click();
  await eventually(visitor.address).toMatch(/^\/blog\/./);
  await expectShown(visitor.part(".prose > p"));
  await expectToHold(visitor);
};

test.use({ errorsFail: false });

const startFiles = /^GET \/(app|framework|webpack-runtime)-/;

for (const [what, pattern] of [
  ["a page's own script", /^GET \/component---/],
  ["any script that comes later", /^GET \/(?!app-|framework-|webpack-runtime-|component---)[^/]*\.js/],
] as const) {
  test(`without ${what} the home page and an article can be read, and their links work`, async ({ arrive, site }) => {
    site.fail(pattern, "cut");
    const visitor = await arrive("/");
    await visitor.press("Tab");
    await expectToHold(visitor);
    await toBlog(visitor);
    await toArticle(visitor);
  });
}

test("with a script that never loads, the page can be read and its links work", async ({ arrive, site }) => {
  site.fail(startFiles, "held");
  const visitor = await arrive("/");
  await visitor.press("Tab");
  await expectToHold(visitor);
  await toBlog(visitor);
  await expectToHold(visitor);
});

test("on a phone whose scripts fail, the menu opens, no button is dead, and everything can be read", async ({
  arrive,
  site,
}) => {
  site.fail(startFiles, "cut");
  const visitor = await arrive("/", { width: 375, height: 700 });
  await visitor.press("Tab");
  await expectToHold(visitor);
  await eventually(() => visitor.role("button").texts()).toEqual([
    expect.stringMatching("le menu"),
    "Envoyer le message",
  ]);
  await visitor.role("button", "Ouvrir le menu").click();
  await toBlog(visitor);
  await toArticle(visitor);
});

test("when the network is lost after loading, the page stays usable, and everything works again when it is back", async ({
  arrive,
  site,
}) => {
  const visitor = await arrive("/");
  await expectHomeHydrated(visitor);
  site.fail(/./, "cut");
  await visitor.part("#faq summary", "Combien de temps").click();
  await expectShown(visitor.part("#faq p", "Comptez un jour pour quatre mètres"));
  await visitor.role("button", "Voir plus de réalisations", "#portfolio").click();
  await expectCount(visitor.role("article", undefined, "#portfolio"), 9);
  await expectToHold(visitor);
  site.heal();
  await toBlog(visitor);
});

for (const fault of [500, "held"] as const) {
  test(`when the pages' data fail (${fault}), all text is there and the links work`, async ({ arrive, site }) => {
    site.fail(/(page|app)-data\.json/, fault);
    const visitor = await arrive("/blog");
    await visitor.press("Tab");
    await toArticle(visitor);
    await toBlog(visitor);
  });
}

for (const fault of ["cut", "held"] as const) {
  test(`without fonts and pictures (${fault}) all text is there, and pictures have a text alternative`, async ({
    arrive,
    site,
  }) => {
    site.fail(/\.(woff2|png|jpe?g|webp|avif|svg)\b/, fault);
    // Held requests fill the connections to the site: which come first is up to the browser.
    const visitor = await arrive("/", { fullBrowser: fault === "held" });
    await visitor.press("Tab");
    await expectHomeHydrated(visitor);
    await expectToHold(visitor);
    expect(
      await visitor.ask(() => [...document.images].filter((image) => image.getAttribute("alt") === null).length),
    ).toBe(0);
  });
}
