import { readdirSync } from "node:fs";
import path from "node:path";
import type { Visitor } from "../engines/visitor";
import { awake, eventually, expect, expectCount, expectShown, test } from "./journey";

const publicFolder = path.resolve(__dirname, "../../public");

/** The scripts a page may ask for, by the stable part of their names. */
const scripts = () => [
  ...new Set(
    readdirSync(publicFolder)
      .filter((file) => file.endsWith(".js"))
      .map((file) => file.replace(/-[0-9a-f]{20}\.js$/, "")),
  ),
];

const readable = (visitor: Visitor) =>
  visitor.ask(() => (document.querySelector("main")?.innerText.trim().length ?? 0) > 200);
const messages = (visitor: Visitor) =>
  visitor.ask(() => [...document.querySelectorAll("[role=alert], [aria-label^='Notifications'] li")].length);
const waits = (visitor: Visitor) =>
  visitor.ask(() => document.querySelector("[aria-busy=true], [role=progressbar]") !== null);

/** Readable, with links that lead on, nothing blank or turning for ever, and at most one message. */
const expectToHold = async (visitor: Visitor) => {
  await eventually(() => readable(visitor)).toBe(true);
  expect(await waits(visitor)).toBe(false);
  expect(await messages(visitor)).toBeLessThanOrEqual(1);
};

const toBlog = async (visitor: Visitor) => {
  await visitor.role("link", "Blog", "header nav").click();
  await eventually(visitor.address).toBe("/blog");
  await expectShown(visitor.role("heading", "Le blog"));
};

test.use({ errorsFail: false });

for (const script of scripts()) {
  test(`without «${script}» the home page and an article can be read, and lead on`, async ({
    arrive,
    site,
    engineName,
  }) => {
    test.skip(engineName !== "chromium", "the engines differ in what a page may lack, not in files that do not come");
    site.fail(new RegExp(`^GET /${script}-`), "cut");
    const visitor = await arrive("/");
    await visitor.press("Tab");
    await expectToHold(visitor);
    await toBlog(visitor);
    await visitor.role("link", undefined, "main article").click();
    await eventually(visitor.address).toMatch(/^\/blog\/./);
    await expectShown(visitor.part(".prose > p"));
    await expectToHold(visitor);
  });
}

test("a script that never ends keeps nothing from being read, and the links lead on", async ({ arrive, site }) => {
  site.fail(/^GET \/(app|framework|webpack-runtime)-/, "held");
  const visitor = await arrive("/");
  await visitor.press("Tab");
  await expectToHold(visitor);
  await toBlog(visitor);
  await expectToHold(visitor);
});

test("on a phone whose scripts fail, the menu is unfolded and no dead button is offered", async ({ arrive, site }) => {
  site.fail(/^GET \/(app|framework|webpack-runtime)-/, "cut");
  const visitor = await arrive("/", { width: 375, height: 700 });
  await visitor.press("Tab");
  await expectShown(visitor.role("link", "Blog", "header nav"));
  expect(await visitor.role("button").texts()).toEqual(["Envoyer le message"]);
  await toBlog(visitor);
});

test("when the network goes after the page, the page stays, and it all works again when it comes back", async ({
  arrive,
  site,
}) => {
  const visitor = await arrive("/");
  await awake(visitor);
  site.fail(/./, "cut");
  await visitor.part("#faq summary", "Combien de temps").click();
  await expectShown(visitor.part("#faq p", "Un projet clé en main prend 2 à 4 semaines"));
  await visitor.role("button", "Voir plus de réalisations", "#portfolio").click();
  await expectCount(visitor.role("article", undefined, "#portfolio"), 16);
  await expectToHold(visitor);
  site.heal();
  await toBlog(visitor);
});

for (const [what, pattern] of [
  ["page data", /page-data\/(?!app-data)/],
  ["the application's data", /app-data\.json/],
] as const) {
  for (const fault of ["cut", 500, "held"] as const) {
    test(`when ${what} fail (${fault}), every text is there and the links lead on`, async ({ arrive, site }) => {
      site.fail(pattern, fault);
      const visitor = await arrive("/blog");
      await visitor.press("Tab");
      await visitor.role("link", undefined, "main article").click();
      await eventually(visitor.address).toMatch(/^\/blog\/./);
      await expectToHold(visitor);
      await toBlog(visitor);
    });
  }
}

for (const fault of ["cut", "held", 404] as const) {
  test(`without fonts and pictures (${fault}) every text is there, and pictures say what they show`, async ({
    arrive,
    site,
  }) => {
    site.fail(/\.(woff2|png|jpe?g|webp|avif|svg)\b/, fault);
    const visitor = await arrive("/");
    await visitor.press("Tab");
    await awake(visitor);
    await expectToHold(visitor);
    expect(await visitor.ask(() => document.fonts.status === "loading" || document.fonts.size >= 0)).toBe(true);
    expect(
      await visitor.ask(() => [...document.images].filter((image) => image.getAttribute("alt") === null).length),
    ).toBe(0);
  });
}
