import type { Visitor } from "../engines/visitor";
import { fakeGoogle, type GoogleWindow } from "../support/fake-google";
import { eventually, expect, expectGone, expectHomeHydrated, expectHydrated, expectShown, test } from "./journey";

const banner = (visitor: Visitor) => visitor.role("region", "Gestion des cookies");

const hits = (visitor: Visitor) => visitor.ask(() => (window as unknown as GoogleWindow).googleHits);
const cookies = (visitor: Visitor) => visitor.ask(() => document.cookie);
const layer = (visitor: Visitor) =>
  visitor.ask(() =>
    (window as unknown as GoogleWindow).dataLayer.map((message) =>
      Object.prototype.toString.call(message) === "[object Arguments]"
        ? Array.from(message as ArrayLike<unknown>)
            .slice(0, 2)
            .join(" ")
        : (message as { event: string }).event,
    ),
  );

/** The next script of Google's lands: the container, then its tag. */
const land = (visitor: Visitor) =>
  eventually(() => visitor.ask(() => (window as unknown as GoogleWindow).landGoogle())).toBe(true);

/** Opens the home page, accepts everything, and waits for the tag manager to be requested. */
const accept = async (visitor: Visitor) => {
  await expectHomeHydrated(visitor);
  await visitor.role("button", "Accepter tout", "[aria-label='Gestion des cookies']").click();
  await expectGone(banner(visitor));
  await eventually(() => layer(visitor)).toContain("page_view");
};

/** Turns the analytics switch, with the dialog that the footer opens. */
const turnAnalytics = async (visitor: Visitor) => {
  await visitor.role("button", "Gérer mes cookies").click();
  await expectShown(visitor.role("dialog", "Paramétrer les cookies"));
  await visitor.role("switch", "Analytiques").focus();
  await visitor.press(" ");
  await visitor.role("button", "Enregistrer").click();
  await expectGone(visitor.role("dialog"));
};

/** Google's scripts send of their own accord when a page is hidden or shown. */
const rouse = (visitor: Visitor) =>
  visitor.ask(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

/** Nothing leaves this page any more, and nothing is kept. */
const expectSilence = async (visitor: Visitor) => {
  await eventually(() => visitor.ask(() => (window as unknown as GoogleWindow)["ga-disable-G-TEST123"])).toBe(true);
  const before = await hits(visitor);
  await rouse(visitor);
  expect(await hits(visitor)).toEqual(before);
  expect(await cookies(visitor)).toBe("");
};

/** Accepts, and lets Google's scripts send the page view. */
const acceptAndMeasure = async (visitor: Visitor) => {
  await accept(visitor);
  await land(visitor);
  await land(visitor);
  expect(await hits(visitor)).toContainEqual({ event: "page_view", storage: "granted" });
  expect(await cookies(visitor)).toContain("_ga_TEST123");
};

test("a tag manager on its way finds the refusal alone; consent given again starts it", async ({ arrive }) => {
  const visitor = await arrive("/", { before: [fakeGoogle] });
  await accept(visitor);
  await turnAnalytics(visitor);
  expect(await layer(visitor)).toEqual(["consent default", "consent update"]);
  await land(visitor);
  expect(await cookies(visitor)).toBe("");
  // The container starts, and requests its tag; withdrawn meanwhile, the tag lands switched off.
  await turnAnalytics(visitor);
  await turnAnalytics(visitor);
  await land(visitor);
  await expectSilence(visitor);
  expect(await hits(visitor)).toEqual([]);
  await turnAnalytics(visitor);
  await rouse(visitor);
  const sent = await hits(visitor);
  expect(sent).toContainEqual({ event: "visibilitychange", storage: "granted" });
  expect(sent.filter(({ storage }) => storage === "denied")).toEqual([]);
});

test("withdrawn on the policy page, consent is withdrawn in the page that Back brings from memory", async ({
  arrive,
}) => {
  const visitor = await arrive("/", { fullBrowser: true, before: [fakeGoogle] });
  await acceptAndMeasure(visitor);
  await visitor.part("footer a[href='/politique-confidentialite']").click();
  await eventually(visitor.address).toBe("/politique-confidentialite");
  await expectHydrated(visitor);
  await turnAnalytics(visitor);
  await visitor.back();
  await eventually(visitor.address).toBe("/");
  await expectSilence(visitor);
  const sent = (await hits(visitor)).map(({ event }) => event);
  expect(sent).toContain("page_view");
  expect(sent).not.toContain("pageshow");
});

test("withdrawn in another tab, consent is withdrawn in this one", async ({ arrive }) => {
  const visitor = await arrive("/", { before: [fakeGoogle] });
  await acceptAndMeasure(visitor);
  await visitor.ask(() => void Object.assign(window, { other: window.open("/politique-confidentialite") }));
  /** Presses in the other tab, once it is ready. */
  const press = (selector: string) =>
    eventually(async () => {
      await visitor.tell((wanted: string) => {
        const { document: page } = (window as unknown as { other: Window }).other;
        const target = page.querySelector<HTMLElement>(wanted);
        // A document that has just been opened has no root yet.
        const root = page.querySelector<HTMLElement>(":root[data-ready]");
        (window as { found?: boolean }).found = root !== null && target !== null;
        if ((window as { found?: boolean }).found) target?.click();
      }, selector);
      return visitor.ask(() => (window as { found?: boolean }).found);
    }).toBe(true);
  await press("footer button");
  await press("dialog [name='analytics']");
  await press("dialog [type='submit']");
  await expectSilence(visitor);
});
