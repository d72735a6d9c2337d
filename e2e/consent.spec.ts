import { expect, type Page, test } from "@playwright/test";
import { banner, choose, rememberChoice, setChoice, storedChoice } from "./support/consent";
import { open } from "./support/open-page";
import { events, FakeTagManager, received } from "./support/fake-tag-manager";
import { installClock, runTenSeconds } from "./support/time";

const denied = {
  analytics_storage: "denied",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
};
const granted = {
  analytics_storage: "granted",
  ad_storage: "granted",
  ad_user_data: "granted",
  ad_personalization: "granted",
};

/** Opens the blog with a link of the page. */
async function goToBlog(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/blog$/);
}

test("the analytics code loads on acceptance, not before, and not on refusal", async ({ page, context }) => {
  await FakeTagManager.install(context);
  await installClock(page);
  await open(page, "/");
  await expect(banner(page)).toBeVisible();
  await runTenSeconds(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.url().includes("localhost")) scripts.push(request.url());
  });
  await choose(page, "Refuser");
  await runTenSeconds(page);
  expect(scripts).toEqual([]);
  await setChoice(page, { analytics: true, marketing: false });
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("«Accepter tout» loads the tag manager once, whatever is clicked next, until consent is withdrawn", async ({
  page,
  context,
}) => {
  const fake = await FakeTagManager.install(context);
  await installClock(page);
  await page.goto("/");
  await choose(page, "Accepter tout");
  await expect(banner(page)).toBeHidden();
  expect(await storedChoice(page)).toMatchObject({ necessary: true, analytics: true, marketing: true });
  await expect
    .poll(async () => (await received(page)).slice(0, 3))
    .toEqual([
      ["consent", "default", denied],
      ["consent", "update", granted],
      { event: "gtm.js", "gtm.start": expect.any(Number) },
    ]);
  await expect.poll(async () => (await events(page)).map(({ event }) => event)).toContain("page_view");
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
    .toEqual(["_ga", "_ga_TEST123", "_gcl_au"]);
  await setChoice(page, { analytics: true, marketing: false });
  await setChoice(page, { analytics: false, marketing: false });
  expect(await context.cookies()).toEqual([]);
  await setChoice(page, { analytics: true, marketing: true });
  await runTenSeconds(page);
  expect(fake.loads).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST123"]);

  // Withdrawing stops every push at once, without a reload.
  await setChoice(page, { analytics: false, marketing: false });
  const before = await received(page);
  expect(before.at(-1)).toEqual(["consent", "update", denied]);
  await page.evaluate(() =>
    window.dispatchEvent(
      new ErrorEvent("error", { message: "après le retrait", filename: `${location.origin}/app.js` }),
    ),
  );
  await runTenSeconds(page);
  expect(await received(page)).toEqual(before);
  await goToBlog(page);
  await runTenSeconds(page);
  expect(await received(page)).toEqual([]);
  expect(fake.loads).toHaveLength(1);
});

test("in a tab whose files a new release has removed, consent can still be withdrawn", async ({ page, context }) => {
  await FakeTagManager.install(context);
  await rememberChoice(context, true);
  await open(page, "/");
  await expect.poll(() => events(page, "page_view")).toHaveLength(1);
  await page.waitForLoadState("networkidle");
  await page.route(/\.(js|css)$/, (route) => route.fulfill({ status: 404 }));
  await setChoice(page, { analytics: false, marketing: false });
  expect(await storedChoice(page)).toMatchObject({ analytics: false });
  expect((await received(page)).at(-1)).toEqual(["consent", "update", denied]);
});

test("in such a tab, a visitor who refused is offered to reload the page, which keeps what was typed", async ({
  page,
  context,
}) => {
  await rememberChoice(context, false);
  await open(page, "/");
  const field = page.getByRole("form", { name: "Formulaire de contact" }).getByLabel("Message");
  await field.fill("Bonjour, une longue histoire");
  await page.route(/\.(js|css)$/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("button", { name: "Gérer mes cookies" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Rechargez la page" })).toBeInViewport({ ratio: 1 });
  await page.unrouteAll();
  await page.getByRole("button", { name: "Recharger la page" }).click();
  await expect(page.getByRole("button", { name: "Recharger la page" })).toHaveCount(0);
  await expect(field).toHaveValue("Bonjour, une longue histoire");
});

test("two tabs agree at once: acceptance, then withdrawal", async ({ context }) => {
  const fake = await FakeTagManager.install(context);
  const first = await context.newPage();
  const second = await context.newPage();
  await first.goto("/");
  await second.goto("/blog");
  await expect(banner(second)).toBeVisible();
  await choose(first, "Accepter tout");
  await expect(banner(second)).toBeHidden();
  await expect.poll(() => events(second, "page_view")).toHaveLength(1);
  await expect.poll(() => fake.loads).toHaveLength(2);
  await setChoice(second, { analytics: false, marketing: false });
  await expect.poll(async () => (await received(first)).at(-1)).toEqual(["consent", "update", denied]);
  await expect(banner(first)).toBeHidden();
});

test("the policy names everything the site stores", async ({ page, context }) => {
  await FakeTagManager.install(context);
  await installClock(page);
  await page.goto("/?inspecteur=1");
  await choose(page, "Accepter tout");
  await expect.poll(async () => (await context.cookies()).length).toBe(3);
  await page.locator("#portfolio").getByRole("button", { name: "Détaillé" }).click();
  await goToBlog(page);
  await page.goBack();
  await page.mouse.wheel(0, 2000);
  await runTenSeconds(page);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);

  await page.goto("/politique-confidentialite");
  const named = await page.getByRole("rowheader").allTextContents();
  const patterns = named.map(
    (name) =>
      new RegExp(
        `^${name
          .trim()
          .replace(/[|$^.]/g, "\\$&")
          .replace("*", ".*")}$`,
      ),
  );
  const unnamed = [...stored, ...cookies].filter((name) => !patterns.some((pattern) => pattern.test(name)));
  expect(stored).toContain("cookie-consent");
  expect(unnamed).toEqual([]);
});
