import { expect, type Page } from "@playwright/test";
import { rememberChoice } from "./support/consent";
import { test } from "./support/look";
import { open } from "./support/open-page";

const assistant = (page: Page) => page.getByRole("button", { name: "Ouvrir l’assistant" });
const top = (page: Page) => page.getByRole("button", { name: "Revenir en haut de la page" });

test.beforeEach(({ context }) => rememberChoice(context, false));

/** The words of the page that a button at the edge of the window covers at some scroll position. */
const wordsUnder = (page: Page, { x, width }: { x: number; width: number }) =>
  page.evaluate(
    ([left, right]) => {
      const words = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (words.nextNode()) {
        const parent = words.currentNode.parentElement!;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        // Cards are seen within their row.
        const end = parent.closest("#vitrine ul")?.parentElement?.getBoundingClientRect().right ?? Infinity;
        const under = [...range.getClientRects()].some((line) => Math.min(line.right, end) > left && line.left < right);
        // Visually hidden text is 1 px wide. The tools and the testimonials drift across the whole window.
        const seen = parent.getBoundingClientRect().width > 1 && parent.checkVisibility();
        if (under && seen && !parent.closest("#stack, #temoignages")) found.push(words.currentNode.textContent!);
      }
      return found;
    },
    [x, x + width] as const,
  );

for (const address of ["/", "/blog/classer-sans-perdre", "/realisations/minutes-etude-notariale"]) {
  test(`on ${address} the round buttons never cover a word`, async ({ look }) => {
    const page = await look(address);
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: "instant" }));
    for (const width of [1024, 1152, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const button of [assistant(page), top(page)])
        expect(await wordsUnder(page, (await button.boundingBox())!), `${width} px`).toEqual([]);
    }
  });
}

test("on a phone the quick actions form a bar at the bottom, for which the page leaves room, hidden while the visitor types", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, "/blog");
  await expect(top(page)).toHaveCount(0);
  const bar = page.getByRole("complementary", { name: "Accès rapides" });
  const link = bar.getByRole("link", { name: "Réserver 30 min" });
  await expect(link).toHaveAttribute("href", /^https:/);
  const place = (await link.boundingBox())!;
  // The call begins where the text does, and the last icon ends there.
  const text = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
  const icon = (await assistant(page).locator("svg").boundingBox())!;
  expect(place.x).toBeCloseTo(text.x, 0);
  expect(icon.x + icon.width).toBeCloseTo(375 - text.x, -1);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(top(page)).toBeVisible();
  for (const part of [assistant(page), link, top(page)]) {
    const box = (await part.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(812 - 57);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  // Appearing beyond 300 px, the button does not move the others.
  expect(await link.boundingBox()).toEqual(place);
  const last = await page.getByRole("button", { name: "Gérer mes cookies" }).boundingBox();
  expect(last!.y + last!.height).toBeLessThanOrEqual(812 - 56);
  // On a tablet too the call begins there, no wider than its words ask.
  await page.setViewportSize({ width: 768, height: 812 });
  const [call, heading] = [(await link.boundingBox())!, (await page.getByRole("heading", { level: 1 }).boundingBox())!];
  expect(call.x).toBeCloseTo(heading.x, 0);
  expect(call.width).toBeLessThan(400);
  await page.setViewportSize({ width: 375, height: 812 });

  // The bar makes room for the keyboard of a phone, and is not printed.
  await open(page, "/");
  await page.getByLabel("Nom").focus();
  await expect(assistant(page)).toBeHidden();
  await page.getByLabel("Nom").blur();
  await expect(assistant(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(assistant(page)).toBeHidden();
});

test("on a phone the bar's call gives way to the page's own: one button asks at a time", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, "/");
  const bar = page.getByRole("complementary", { name: "Accès rapides" });
  const link = bar.getByRole("link", { name: "Réserver 30 min" });
  const goTo = (id: string) =>
    page.locator(`#${id}`).evaluate((band) => band.scrollIntoView({ behavior: "instant", block: "start" }));
  await expect(link).toBeHidden();
  await expect(assistant(page)).toBeVisible();
  // Without the call there is no bar around it: what is under is seen, and pressed.
  const under = () => page.evaluate(() => document.elementFromPoint(120, window.innerHeight - 20)?.closest("aside"));
  const surface = () => bar.evaluate((box) => getComputedStyle(box).backgroundColor);
  for (const y of [0, 400]) {
    await page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), y);
    await expect(top(page)).toHaveCount(y ? 1 : 0);
    await expect(link).toBeHidden();
    expect(await under()).toBeNull();
    expect(await surface()).toBe("rgba(0, 0, 0, 0)");
  }
  // A service has its own too.
  await page.goto("/services/plan-de-rangement");
  await expect(page.getByRole("main").getByRole("link", { name: "Ranger mon armoire" }).first()).toBeInViewport();
  await expect(link).toBeHidden();
  await page.goto("/");
  // Past the page's own call, the bar's is there, also where no band is named.
  await page
    .getByRole("group", { name: "Que rangez-vous" })
    .evaluate((group) => group.scrollIntoView({ behavior: "instant" }));
  await expect(link).toBeVisible();
  expect(await surface()).toBe("rgb(255, 255, 255)");
  await goTo("services");
  await expect(link).toBeVisible();
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  const call = page.getByRole("banner").getByRole("link", { name: "Prendre contact" });
  await expect(call).toBeInViewport();
  await expect(link).toBeHidden();
  // The menu's call takes the bar's place, at the foot of the window.
  const below = () => call.evaluate((box) => innerHeight - box.getBoundingClientRect().bottom);
  await expect.poll(below).toBeLessThan(32);
  await page.getByRole("button", { name: "Fermer le menu" }).click();
  await goTo("services");
  await expect(link).toBeVisible();
  await goTo("contact");
  await expect(link).toBeHidden();
  expect(await surface()).toBe("rgba(0, 0, 0, 0)");
  // A page without any call keeps its buttons at its end, over no word.
  for (const path of ["/merci", "/mentions-legales", "/page-inconnue"]) {
    await open(page, path);
    await expect(link).toBeHidden();
    await expect(assistant(page)).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(assistant(page)).toBeInViewport({ ratio: 1 });
    const [last, button] = [
      (await page.getByRole("button", { name: "Gérer mes cookies" }).boundingBox())!,
      (await assistant(page).boundingBox())!,
    ];
    expect(button.y).toBeGreaterThanOrEqual(last.y + last.height);
  }
});
