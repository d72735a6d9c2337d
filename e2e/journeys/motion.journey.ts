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

test("testimonials go forward and backward without an end, by the arrow keys too", async ({ arrive }) => {
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

test("the tool strip drifts until it is paused, and goes on", async ({ arrive }) => {
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

test("nothing moves by itself for who asked for stillness, and what is asked for is there at once", async ({
  arrive,
}) => {
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
