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

const banner = (visitor: Visitor) => visitor.role("region", "Gestion des cookies");
const answer = (visitor: Visitor, name: string) => visitor.role("button", name, "[aria-label='Gestion des cookies']");
const option = (visitor: Visitor, name: string) => visitor.role("switch", name);
const isOn = (visitor: Visitor, name: string) =>
  option(visitor, name).first((control) => (control as HTMLInputElement).checked);
const stored = (visitor: Visitor) =>
  visitor.ask(() => JSON.parse(localStorage.getItem("cookie-consent") ?? "null") as unknown);
const pushed = (visitor: Visitor) =>
  visitor.ask(() => ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) => JSON.stringify(entry)));

const goToBlog = async (visitor: Visitor) => {
  await visitor.role("link", "Blog", "header").click();
  await expectShown(visitor.role("heading", "Le carnet"));
  await expectHydrated(visitor);
};

test("before any choice nothing is sent or stored; a refusal is remembered, and can be changed with the keyboard", async ({
  arrive,
}) => {
  const visitor = await arrive("/");
  await expectHomeHydrated(visitor);
  await expectShown(banner(visitor));
  const opener = answer(visitor, "Paramétrer");
  await opener.focus();
  await visitor.press("Enter");
  await expectShown(visitor.role("dialog", "Paramétrer les cookies"));
  expect([await isOn(visitor, "Nécessaires"), await isOn(visitor, "Analytiques")]).toEqual([true, false]);
  await option(visitor, "Analytiques").focus();
  await visitor.press(" ");
  expect(await isOn(visitor, "Analytiques")).toBe(true);
  // Escape leaves everything as it was.
  await visitor.press("Escape");
  await expectGone(visitor.role("dialog"));
  await expectFocused(opener);
  await visitor.press("Enter");
  await expectShown(visitor.role("dialog", "Paramétrer les cookies"));
  expect(await isOn(visitor, "Analytiques")).toBe(false);
  await visitor.press("Escape");
  await expectGone(visitor.role("dialog"));
  await goToBlog(visitor);
  expect(await stored(visitor)).toBeNull();
  await answer(visitor, "Refuser").click();
  await expectGone(banner(visitor));
  expect(await stored(visitor)).toMatchObject({ necessary: true, analytics: false, marketing: false });
  await visitor.goto("/");
  await expectHomeHydrated(visitor);
  await expectGone(banner(visitor));
  expect(await pushed(visitor)).toEqual([]);
  expect(await visitor.ask(() => document.cookie)).toBe("");
  expect(visitor.foreign()).toEqual([]);

  await visitor.role("button", "Gérer mes cookies").focus();
  await visitor.press("Enter");
  await expectShown(visitor.role("dialog", "Paramétrer les cookies"));
  expect(await isOn(visitor, "Analytiques")).toBe(false);
  await option(visitor, "Analytiques").focus();
  await visitor.press(" ");
  await visitor.role("button", "Enregistrer").click();
  await expectGone(visitor.role("dialog"));
  expect(await stored(visitor)).toMatchObject({ analytics: true, marketing: false });
});

test("«Accepter tout» requests the tag manager once a document, each page is counted once, and consent is withdrawn in a page that Back restores", async ({
  arrive,
}) => {
  const visitor = await arrive("/", { fullBrowser: true });
  await expectHomeHydrated(visitor);
  await answer(visitor, "Accepter tout").click();
  await expectGone(banner(visitor));
  expect(await stored(visitor)).toMatchObject({ necessary: true, analytics: true, marketing: true });
  const views = async () => (await pushed(visitor)).filter((entry) => entry.includes('"page_view"'));
  await eventually(async () => (await views()).length).toBe(1);
  const script = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST123";
  await eventually(() => visitor.foreign()).toEqual([script]);
  await goToBlog(visitor);
  await eventually(async () => (await views()).length).toBe(1);
  expect((await views())[0]).toContain('"page_path":"/blog"');
  await eventually(() => visitor.foreign()).toEqual([script, script]);
  // A page restored from the back/forward cache counts as another view.
  await visitor.back();
  await eventually(async () => (await views()).length).toBe(2);
  expect((await views())[1]).toContain('"page_path":"/"');
  expect(visitor.foreign()).toEqual([script, script]);

  // What Google's scripts, which no test can reach, would have left here.
  await visitor.ask(() => {
    document.cookie = "_ga=1; Path=/";
    Object.assign(window, { google_tag_manager: { "G-TEST123": {} } });
  });
  await visitor.part("footer a[href='/politique-confidentialite']").click();
  await eventually(visitor.address).toBe("/politique-confidentialite");
  await expectHydrated(visitor);
  await visitor.role("button", "Gérer mes cookies").click();
  for (const name of ["Analytiques", "Marketing"]) {
    await option(visitor, name).focus();
    await visitor.press(" ");
  }
  await visitor.role("button", "Enregistrer").click();
  await expectGone(visitor.role("dialog"));
  await visitor.back();
  await eventually(visitor.address).toBe("/");
  await eventually(() => visitor.ask(() => "ga-disable-G-TEST123" in window)).toBe(true);
  expect(await visitor.ask(() => document.cookie)).toBe("");
  expect((await pushed(visitor)).at(-1)).toMatch(/"update".*"analytics_storage":"denied"/);
});
