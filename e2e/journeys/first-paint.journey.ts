import type { Visitor } from "../engines/visitor";
import { isLaidOut } from "../support/laid-out";
import { answers, awake, eventually, expect, expectAt, test } from "./journey";

/** Whether the page may put off what is out of sight; and which bands it has not laid out at its first paint. */
const look = `
  addEventListener("DOMContentLoaded", () => (window.fresh = "fresh" in document.documentElement.dataset));
  new PerformanceObserver(() => {
    window.leftAlone = [...document.querySelectorAll("main section")]
      .filter(({ firstElementChild }) => !firstElementChild.checkVisibility({ contentVisibilityAuto: true }))
      .map(({ id }) => id);
  }).observe({ type: "paint", buffered: true });
`;

const isFresh = (visitor: Visitor) => visitor.ask(() => (window as { fresh?: boolean }).fresh);
const leftAlone = (visitor: Visitor) => visitor.ask(() => (window as { leftAlone?: string[] }).leftAlone ?? []);

const isDrawn = (visitor: Visitor, id: string) =>
  visitor.part(`#${id} > div`).first((content) => content.checkVisibility({ contentVisibilityAuto: true }));

/** Where what comes above never pushes away what is read; elsewhere nothing is put off. */
const holdsStill = (visitor: Visitor) => visitor.ask(() => CSS.supports("overflow-anchor", "auto"));

test("a page is painted before what is out of sight is laid out, which then is", async ({ arrive }) => {
  const visitor = await arrive("/", { before: [look] });
  expect(await isFresh(visitor)).toBe(true);
  await eventually(() => visitor.ask(() => "leftAlone" in window)).toBe(true);
  expect((await leftAlone(visitor)).includes("contact")).toBe(await holdsStill(visitor));
  expect(await leftAlone(visitor)).not.toContain("services");
  await eventually(() => visitor.ask(isLaidOut)).toBe(true);
  for (const id of ["portfolio", "faq", "contact"]) expect(await isDrawn(visitor, id)).toBe(true);
});

test("a page that opens lower than its top is laid out as a whole at once", async ({ arrive }) => {
  const visitor = await arrive("/#faq", { before: [look] });
  expect(await isFresh(visitor)).toBe(false);
  await answers(visitor);
  await visitor.goto("/blog");
  await answers(visitor);
  await visitor.goto("/");
  expect(await isFresh(visitor)).toBe(true);
  await awake(visitor);
  await visitor.scrollTo(3000);
  await visitor.reload();
  expect(await isFresh(visitor)).toBe(false);
  await eventually(visitor.scrollY).toBe(3000);
});

for (const path of ["/", "/#faq"])
  test(`${path} asks for its scripts once it is painted, and again when it is opened again`, async ({ arrive }) => {
    // The way for a browser that tells nothing of its paints.
    const withoutLastResort = `
      const { setTimeout } = window;
      window.setTimeout = (run, wait, ...rest) => (wait === 3000 ? 0 : setTimeout(run, wait, ...rest));
    `;
    const visitor = await arrive(path, { before: [withoutLastResort] });
    await answers(visitor);
    await visitor.scrollTo(3000);
    await visitor.reload();
    await answers(visitor);
  });

/** What waits to be laid out would wait a minute. */
const minute = `
  addEventListener("DOMContentLoaded", () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main section { transition-delay: 60s !important }");
    document.adoptedStyleSheets = [sheet];
  });
`;

test("a section asked for while others still wait to be laid out is reached", async ({ arrive }) => {
  const visitor = await arrive("/", { before: [minute] });
  await answers(visitor);
  expect(await isDrawn(visitor, "faq")).toBe(!(await holdsStill(visitor)));
  await visitor.role("link", "Contact", "header nav").click();
  await expectAt(visitor, "contact");
  expect(await isDrawn(visitor, "faq")).toBe(true);
});

test("a section asked for before there are scripts has all laid out, and stays in place", async ({ arrive }) => {
  const atFirstPaint = `
    addEventListener("hashchange", () => {
      window.laidOut = document.querySelector("#faq > div").checkVisibility({ contentVisibilityAuto: true });
    });
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      location.hash = "#contact";
    }).observe({ type: "paint", buffered: true });
  `;
  const visitor = await arrive("/", { before: [minute, atFirstPaint] });
  await eventually(() => visitor.ask(() => (window as { laidOut?: boolean }).laidOut)).toBe(true);
  await awake(visitor);
  await expectAt(visitor, "contact");
});
