import {
  denied,
  everything,
  fireScriptLoad,
  layer,
  load,
  nothing,
  pageView,
  pushed,
  restorePage,
  settle,
  resetBeforeEachTest,
  update,
} from "../../../tools/jest/analytics-page";

jest.mock("web-vitals", () => ({ onLCP: jest.fn(), onINP: jest.fn(), onCLS: jest.fn() }));

resetBeforeEachTest();

const start = { event: "gtm.js", "gtm.start": 1 };

/** Accepts everything; the snippet has pushed the tag manager's start, and its script is still loading. */
async function accept(measure: () => Promise<void> = () => Promise.resolve()) {
  const consent = await load();
  await measure();
  consent.saveChoice(everything);
  await settle();
  layer().push(start);
  return consent;
}

describe("while the tag manager is loading", () => {
  test("a withdrawal leaves only the denied consent in the layer", async () => {
    const { saveChoice } = await accept();
    saveChoice(nothing);
    expect(pushed()).toEqual([["consent", "default", denied], update({})]);
  });

  test("a withdrawal then a new consent start the tag manager, with the page view and the metrics once", async () => {
    const { saveChoice } = await accept(async () => {
      const { onLCP } = await import("web-vitals");
      jest.mocked(onLCP).mockImplementation((report) => report({ name: "LCP", value: 900, id: "a" } as never));
    });
    saveChoice(nothing);
    saveChoice({ analytics: true, marketing: false });
    await settle();
    expect(pushed()).toEqual([
      ["consent", "default", denied],
      update({}),
      update({ analytics_storage: "granted" }),
      start,
      pageView("Accueil", "/"),
      expect.objectContaining({ event: "web_vitals", metric_name: "LCP" }),
    ]);
  });

  test("the start removed by a withdrawal is pushed again at the next consent, after the script has loaded", async () => {
    const { saveChoice } = await accept();
    saveChoice(nothing);
    const received: unknown[] = [];
    const { push } = layer();
    layer().push = (...messages) => {
      received.push(...messages);
      return push.apply(layer(), messages);
    };
    fireScriptLoad();
    saveChoice(everything);
    await settle();
    expect(received.slice(1)).toEqual([start, pageView("Accueil", "/")]);
  });

  test("after a withdrawal of marketing alone, the layer begins with that choice, before the events", async () => {
    const { saveChoice } = await accept();
    saveChoice({ analytics: true, marketing: false });
    expect(pushed()).toEqual([
      ["consent", "default", denied],
      update({ analytics_storage: "granted" }),
      pageView("Accueil", "/"),
      start,
    ]);
  });
});

test("after a withdrawal and a new consent, the page is not measured twice", async () => {
  const height = jest.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(4000);
  const { saveChoice } = await accept();
  fireScriptLoad();
  const readToTheEnd = async () => {
    window.scrollY = 4000;
    document.dispatchEvent(new Event("scroll"));
    window.dispatchEvent(new ErrorEvent("error", { message: "x", filename: `${location.origin}/app.js` }));
    await jest.advanceTimersByTimeAsync(11_000);
    const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    hidden.mockRestore();
    return pushed().filter((message) => /scroll|time_on|error/.test((message as { event?: string }).event ?? ""));
  };
  const measured = await readToTheEnd();
  expect(measured).toHaveLength(6);
  saveChoice(nothing);
  saveChoice(everything);
  await settle();
  expect(await readToTheEnd()).toEqual(measured);
  // A restore from the back/forward cache is another page view.
  window.scrollY = 0;
  await restorePage();
  expect(await readToTheEnd()).toHaveLength(12);
  window.scrollY = 0;
  height.mockRestore();
});

describe("after a withdrawal, sending is forbidden to the streams", () => {
  const google = window as { google_tag_manager?: object };
  const isOff = (id: string) => (window as unknown as Record<string, boolean>)[`ga-disable-${id}`];

  test("that Google's scripts registered, even if another page has deleted the cookies", async () => {
    await accept();
    google.google_tag_manager = { "GTM-TEST123": {}, "G-KEPT1": {}, dataLayer: {} };
    await restorePage(nothing);
    expect([isOff("G-KEPT1"), isOff("GTM-TEST123")]).toEqual([true, undefined]);
  });

  test("of a script that is still loading", async () => {
    const { saveChoice } = await accept();
    const tag = document.createElement("script");
    tag.type = "text/plain";
    tag.src = "https://www.googletagmanager.com/gtag/js?l=dataLayer&id=G-LATE1&cx=c";
    document.head.append(tag);
    saveChoice(nothing);
    expect(isOff("G-LATE1")).toBe(true);
  });

  test("of a script that loads after the withdrawal, whose cookies are deleted", async () => {
    const { saveChoice } = await accept();
    saveChoice(nothing);
    google.google_tag_manager = { "G-LATE2": {} };
    for (const name of ["_ga", "_ga_LATE3", "_gcl_au"]) document.cookie = `${name}=1; Path=/`;
    fireScriptLoad();
    expect([isOff("G-LATE2"), isOff("G-LATE3")]).toEqual([true, true]);
    expect(document.cookie).toBe("");
    saveChoice(everything);
    await settle();
    expect([isOff("G-LATE2"), isOff("G-LATE3")]).toEqual([false, false]);
  });

  test("but not to a stream of a script that loads with consent", async () => {
    await accept();
    google.google_tag_manager = { "G-KEPT2": {} };
    document.cookie = "_ga=1; Path=/";
    fireScriptLoad();
    expect(isOff("G-KEPT2")).toBe(false);
    expect(document.cookie).toBe("_ga=1");
  });
});
