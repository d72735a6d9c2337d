import type { Visitor } from "../engines/visitor";
import { expectHomeHydrated, eventually, expect, expectGone, test } from "./journey";

/** The testimonial at the left edge of the carousel, by its position on screen. */
const leading = (visitor: Visitor) =>
  visitor.ask(() => {
    const strip = document.querySelector("#temoignages [role=region]")!;
    const edge = Number.parseFloat(getComputedStyle(strip).scrollPaddingInlineStart) || 0;
    const distance = (card: Element) => Math.abs(card.getBoundingClientRect().x - edge);
    const [nearest] = [...strip.querySelectorAll("li")].sort((one, other) => distance(one) - distance(other));
    return nearest?.querySelector("figcaption span")?.textContent;
  });

const showTestimonials = async (visitor: Visitor) => {
  await expectHomeHydrated(visitor);
  await visitor.ask(() => document.querySelector("#temoignages")!.scrollIntoView({ behavior: "instant" }));
  await eventually(() => visitor.ask(() => document.querySelector("#temoignages [inert]") !== null)).toBe(true);
};

test("testimonials loop forward and backward, with the buttons and the arrow keys", async ({ arrive }) => {
  const visitor = await arrive("/", { reducedMotion: false });
  await showTestimonials(visitor);
  const next = visitor.role("button", "Témoignage suivant");
  const previous = visitor.role("button", "Témoignage précédent");
  // Start at rest: Firefox ignores keys while it scrolls.
  await visitor.role("region", "Témoignages à faire défiler").focus();
  await visitor.press("ArrowRight");
  await eventually(() => leading(visitor)).toBe("Youssef A.");
  for (const name of ["Perrine L.", "Solène P.", "Gaspard H."]) {
    await previous.click();
    await eventually(() => leading(visitor)).toBe(name);
  }
  for (const name of ["Solène P.", "Perrine L."]) {
    await next.click();
    await eventually(() => leading(visitor)).toBe(name);
  }
});

/** Whether the first tile moves between painted frames. */
const drifts = (visitor: Visitor) =>
  visitor.ask(async () => {
    const place = () => document.querySelector("#stack li")!.getBoundingClientRect().x;
    const start = place();
    for (let frame = 0; frame < 12; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return place() !== start;
  });

const showStrip = async (visitor: Visitor) => {
  await expectHomeHydrated(visitor);
  await visitor.ask(() => document.querySelector("#stack")!.scrollIntoView({ behavior: "instant" }));
};

test("the tool strip moves until it is paused, then resumes", async ({ arrive }) => {
  const visitor = await arrive("/", { reducedMotion: false });
  await showStrip(visitor);
  await eventually(() => drifts(visitor)).toBe(true);
  await visitor.role("button", "Mettre en pause", "#stack").click();
  await visitor.tab.hover(1, 1);
  await eventually(() => drifts(visitor)).toBe(false);
  await visitor.role("button", "Reprendre", "#stack").click();
  await visitor.tab.hover(1, 1);
  await eventually(() => drifts(visitor)).toBe(true);
});

test("with reduced motion nothing moves by itself, and a requested move is immediate", async ({ arrive }) => {
  const visitor = await arrive("/");
  await expectGone(visitor.role("checkbox", "Figer l’animation"));
  await showStrip(visitor);
  expect(await drifts(visitor)).toBe(false);
  const running = () =>
    visitor.ask(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  expect(await running()).toBe(0);
  await showTestimonials(visitor);
  await expectGone(visitor.role("button", "Mettre en pause", "#temoignages"));
  await visitor.role("button", "Témoignage suivant").click();
  await eventually(() => leading(visitor)).toBe("Youssef A.");
  await visitor.goto("/blog/classer-sans-perdre");
  expect(await running()).toBe(0);
});
