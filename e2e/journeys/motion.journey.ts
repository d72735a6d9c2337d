import type { Visitor } from "../engines/visitor";
import { expectHomeHydrated, eventually, expect, expectAt, expectGone, glided, recordPlaces, test } from "./journey";

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

/** Simulates browsers without `scrollend`: Safari before 26.2, Chrome before 114, Firefox before 109. */
const noScrollEnd = `delete window.onscrollend;
  addEventListener("scrollend", (event) => event.stopImmediatePropagation(), true);`;

test("testimonials go as far as they were clicked, however fast, even where the end of a scroll is not told", async ({
  arrive,
}) => {
  const visitor = await arrive("/", { reducedMotion: false, before: [noScrollEnd] });
  expect(await visitor.ask(() => "onscrollend" in window)).toBe(false);
  await showTestimonials(visitor);
  const { x, y } = await visitor.role("button", "Témoignage suivant").aim();
  for (let click = 0; click < 12; click += 1) await visitor.tab.click(x, y);
  // There are five in the loop.
  await eventually(() => leading(visitor)).toBe("Bérengère D.");
  await visitor.role("button", "Témoignage précédent").click();
  await eventually(() => leading(visitor)).toBe("Youssef A.");
  // Dragging does not reach an end either.
  await visitor.role("button", "Mettre en pause", "#temoignages").click();
  const room = () =>
    visitor.ask(() => {
      const { scrollLeft, clientWidth, scrollWidth } = document.querySelector("#temoignages [role=region]")!;
      return scrollWidth - clientWidth - scrollLeft;
    });
  await visitor.ask(() => {
    const strip = document.querySelector("#temoignages [role=region]")!;
    strip.dispatchEvent(new PointerEvent("pointerdown"));
    strip.scrollBy({ left: 10_000, behavior: "instant" });
  });
  await eventually(room).toBeGreaterThan(1000);
});

/** Simulates WebKit, which sometimes abandons a smooth scroll on its first pixels: 1 of 25 times on a busy machine. */
const abandonOnce = `addEventListener("scroll", ({ target: strip }) => {
  const { abandoned } = window;
  const way = strip.scrollLeft % strip.querySelector?.("li")?.offsetWidth;
  if (abandoned || !(way > 0)) return;
  window.abandoned = true;
  strip.scrollTo({ left: strip.scrollLeft, behavior: "instant" });
}, true);`;

test("testimonials go where they were sent though the browser abandons the move", async ({ arrive }) => {
  const visitor = await arrive("/", { reducedMotion: false, before: [abandonOnce] });
  await showTestimonials(visitor);
  await visitor.role("region", "Témoignages à faire défiler").focus();
  await visitor.press("ArrowRight");
  await eventually(() => visitor.ask(() => "abandoned" in window)).toBe(true);
  await eventually(() => leading(visitor)).toBe("Youssef A.");
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

test("the tool strip drifts until it is paused, or rests under the pointer or the focus", async ({ arrive }) => {
  const visitor = await arrive("/", { reducedMotion: false });
  await showStrip(visitor);
  await eventually(() => drifts(visitor)).toBe(true);
  await visitor.role("button", "Mettre en pause", "#stack").click();
  await visitor.tab.hover(1, 1);
  await eventually(() => drifts(visitor)).toBe(false);
  await visitor.role("button", "Reprendre", "#stack").click();
  await visitor.tab.hover(1, 1);
  await eventually(() => drifts(visitor)).toBe(true);
  const tile = await visitor.part("#stack li").box();
  await visitor.tab.hover(640, tile!.top + 20);
  await eventually(() => drifts(visitor)).toBe(false);
  await visitor.tab.hover(1, 1);
  await eventually(() => drifts(visitor)).toBe(true);
  await visitor.role("link", "Voir la stack technique").focus();
  await eventually(() => drifts(visitor)).toBe(false);
});

test("arriving at an anchor, moving the focus and going back place at once, where a press glides", async ({
  arrive,
}) => {
  const visitor = await arrive("/#contact", { reducedMotion: false, before: [`(${String(recordPlaces)})()`] });
  await expectAt(visitor, "contact");
  await expectHomeHydrated(visitor);
  expect(await glided(visitor)).toBe(false);
  await visitor.role("link", "Aller au contenu").focus();
  await visitor.ask(recordPlaces);
  await visitor.role("button", "Gérer mes cookies").focus();
  await eventually(() => visitor.scrollY()).toBeGreaterThan(4000);
  expect(await glided(visitor)).toBe(false);
  // Of one glide a busy machine may paint no place.
  const glides = async () => {
    await visitor.scrollTo(100_000);
    await visitor.ask(recordPlaces);
    await visitor.role("link", "Services", "header nav").click();
    await expectAt(visitor, "services");
    return glided(visitor);
  };
  await eventually(glides).toBe(true);
  await visitor.ask(recordPlaces);
  await visitor.back();
  await eventually(visitor.address).toBe("/#contact");
  await eventually(() => visitor.scrollY()).toBeGreaterThan(4000);
  expect(await glided(visitor)).toBe(false);
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
