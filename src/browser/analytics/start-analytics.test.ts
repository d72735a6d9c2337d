import {
  denied,
  everything,
  fireScriptLoad,
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

test("before consent the layer stays empty and no script runs, even after a restore from the back/forward cache", async () => {
  await load();
  await restorePage();
  expect(pushed()).toEqual([]);
  expect(document.querySelectorAll("script:not([type])")).toHaveLength(0);
});

test("after a refusal the layer stays empty", async () => {
  const { saveChoice } = await load();
  saveChoice(nothing);
  await settle();
  expect(pushed()).toEqual([]);
});

test("consent withdrawn while the measurements are loading starts none", async () => {
  const { saveChoice } = await load();
  saveChoice(everything);
  saveChoice(nothing);
  await settle();
  expect(pushed()).toEqual([]);
  expect(document.querySelector("script")).toHaveAttribute("type", "text/plain");
});

test("at consent: denied by default, then the choice, then the script, then the current page once", async () => {
  const { saveChoice } = await load("/blog?utm_source=lettre&nom=x", "Blog");
  saveChoice({ analytics: true, marketing: false });
  await settle();
  expect(pushed()).toEqual([
    ["consent", "default", denied],
    update({ analytics_storage: "granted" }),
    { ...pageView("Blog", "/blog"), page_location: "http://localhost/blog?utm_source=lettre" },
  ]);
  const [script, ...others] = document.querySelectorAll("script");
  expect(others).toEqual([]);
  expect(script).not.toHaveAttribute("type");
  expect(script?.text).toBe("window.loads = (window.loads ?? 0) + 1;");
});

test("a stored choice applies from the first page", async () => {
  localStorage.setItem("cookie-consent", '{"necessary":true,"analytics":true,"marketing":true}');
  await load();
  await settle();
  const granted = {
    analytics_storage: "granted",
    ad_storage: "granted",
    ad_user_data: "granted",
    ad_personalization: "granted",
  };
  expect(pushed()).toEqual([["consent", "default", denied], update(granted), pageView("Accueil", "/")]);
});

test("metrics measured before consent are sent after the page view", async () => {
  const { saveChoice } = await load();
  const { onLCP } = await import("web-vitals");
  jest.mocked(onLCP).mockImplementation((report) => report({ name: "LCP", value: 900, id: "a" } as never));
  saveChoice(everything);
  await settle();
  const events = pushed().filter((message) => !Array.isArray(message));
  expect(events).toEqual([pageView("Accueil", "/"), expect.objectContaining({ event: "web_vitals" })]);
});

test("a withdrawal is sent to the tags, then everything stops and the cookies are deleted", async () => {
  const { saveChoice } = await load();
  saveChoice(everything);
  await settle();
  document.cookie = "_ga=GA1.1.1.2; Path=/";
  document.cookie = "_ga_ABC123=GS2; Path=/";
  document.cookie = "_gcl_au=1; Path=/";
  saveChoice(nothing);
  const atWithdrawal = pushed();
  expect(atWithdrawal.at(-1)).toEqual(update({}));
  expect(document.cookie).toBe("");
  expect(window).toHaveProperty("ga-disable-G-ABC123", true);
  await restorePage();
  window.dispatchEvent(new ErrorEvent("error", { message: "x" }));
  (await import("./track")).trackContactFormSubmit();
  expect(pushed()).toEqual(atWithdrawal);
});

test("consent given again after a withdrawal starts nothing twice", async () => {
  const { saveChoice } = await load();
  saveChoice(everything);
  await settle();
  fireScriptLoad();
  document.cookie = "_ga_ABC123=GS2; Path=/";
  saveChoice(nothing);
  saveChoice(everything);
  await settle();
  expect(document.querySelectorAll("script")).toHaveLength(1);
  const commands = pushed().filter((message): message is unknown[] => Array.isArray(message));
  expect(commands.map(([, verb]) => verb)).toEqual(["default", "update", "update", "update"]);
  const events = pushed().filter((message) => !Array.isArray(message));
  expect(events).toEqual([pageView("Accueil", "/")]);
  expect(window).toHaveProperty("ga-disable-G-ABC123", false);
});

test("a withdrawal of marketing consent alone is sent, and deletes its cookies only", async () => {
  const { saveChoice } = await load();
  saveChoice(everything);
  await settle();
  fireScriptLoad();
  document.cookie = "_ga=GA1.1.1.2; Path=/";
  document.cookie = "_gcl_au=1; Path=/";
  await jest.advanceTimersByTimeAsync(20_000);
  saveChoice({ analytics: true, marketing: false });
  await settle();
  expect(pushed().at(-1)).toEqual(update({ analytics_storage: "granted" }));
  expect(document.cookie).toBe("_ga=GA1.1.1.2");
  await restorePage();
  expect(pushed().slice(-2)).toEqual([
    expect.objectContaining({ event: "time_on_page", seconds_on_page: 20 }),
    pageView("Accueil", "/"),
  ]);
});

test("the same choice made again is not sent again", async () => {
  const { saveChoice } = await load();
  saveChoice(everything);
  await settle();
  const before = pushed();
  saveChoice(everything);
  await settle();
  expect(pushed()).toEqual(before);
});

test("a form submission is reported through the gate", async () => {
  const { saveChoice } = await load();
  const { trackContactFormSubmit } = await import("./track");
  trackContactFormSubmit();
  saveChoice(everything);
  await settle();
  trackContactFormSubmit();
  expect(pushed().slice(3)).toEqual([
    {
      event: "contact_form_submit",
      custom_parameter: "consultant_nocode",
      event_category: "lead_generation",
      method: "contact_form",
      value: 1,
    },
  ]);
});

test("cookies left by an expired consent are deleted", async () => {
  document.cookie = "_ga=GA1.1.1.2; Path=/";
  await load();
  expect(document.cookie).toBe("");
});

test("without a tag manager in the page, events are pushed all the same", async () => {
  document.head.innerHTML = "";
  const { saveChoice } = await load();
  saveChoice(everything);
  await settle();
  expect(pushed().at(-1)).toEqual(pageView("Accueil", "/"));
});

test("a prerendered page is measured once it is shown", async () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  const { saveChoice } = await load();
  // Stands for a choice made in another tab: this page must wait until it is shown.
  saveChoice(everything);
  await settle();
  expect(pushed()).toEqual([]);
  document.dispatchEvent(new Event("prerenderingchange"));
  await settle();
  expect(pushed().at(-1)).toEqual(pageView("Accueil", "/"));
  Reflect.deleteProperty(document, "prerendering");
});

test("a restore from the back/forward cache is a new page view, whose time starts from zero", async () => {
  const { saveChoice } = await load();
  saveChoice(everything);
  await settle();
  await jest.advanceTimersByTimeAsync(20_000);
  await restorePage();
  await jest.advanceTimersByTimeAsync(15_000);
  await restorePage();
  expect(pushed().slice(2)).toEqual([
    pageView("Accueil", "/"),
    expect.objectContaining({ event: "time_on_page", seconds_on_page: 20 }),
    pageView("Accueil", "/"),
    expect.objectContaining({ event: "time_on_page", seconds_on_page: 15 }),
    pageView("Accueil", "/"),
  ]);
});

test("a page left without consent, restored with it, is one page view", async () => {
  const { saveChoice } = await load();
  saveChoice(everything);
  saveChoice(nothing);
  await settle();
  saveChoice(everything);
  saveChoice(nothing);
  const before = pushed().length;
  await restorePage(everything);
  expect(
    pushed()
      .slice(before)
      .filter((message) => !Array.isArray(message)),
  ).toEqual([pageView("Accueil", "/")]);
});

test("a page left with consent, restored without it, sends nothing more", async () => {
  const { saveChoice } = await load();
  saveChoice(everything);
  await settle();
  const before = pushed().length;
  await restorePage(nothing);
  expect(
    pushed()
      .slice(before)
      .filter((message) => !Array.isArray(message)),
  ).toEqual([]);
});

test("a dry run measures without consent, and pushes nothing until consent is given", async () => {
  const { saveChoice } = await load();
  const { startDryRun } = await import("./start-analytics");
  const { onPushAttempt } = await import("./data-layer");
  const attempted = jest.fn();
  onPushAttempt(attempted);
  startDryRun();
  await settle();
  expect(attempted).toHaveBeenCalledWith({ message: pageView("Accueil", "/"), outcome: "dropped" });
  expect(pushed()).toEqual([]);
  saveChoice(everything);
  await settle();
  expect(pushed().at(-1)).toEqual(pageView("Accueil", "/"));
});

test("a consent given during a dry run measures once", async () => {
  const { saveChoice } = await load();
  (await import("./start-analytics")).startDryRun();
  await settle();
  saveChoice(everything);
  await settle();
  await jest.advanceTimersByTimeAsync(20_000);
  const before = pushed().length;
  await restorePage();
  expect(pushed().slice(before)).toEqual([
    expect.objectContaining({ event: "time_on_page", seconds_on_page: 20 }),
    pageView("Accueil", "/"),
  ]);
});

test("with marketing consent alone, without analytics, marketing cookies are deleted", async () => {
  localStorage.setItem("cookie-consent", '{"necessary":true,"analytics":false,"marketing":true}');
  document.cookie = "_gcl_au=1; Path=/";
  await load();
  expect(document.cookie).toBe("");
});
