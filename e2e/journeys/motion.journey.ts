import type { Visitor } from "../engines/visitor";
import { awake, eventually, expect, expectGone, test } from "./journey";

/** What stands at the left edge of the carousel, read off the page as it is seen. */
const leading = (visitor: Visitor) =>
  visitor.ask(() => {
    const strip = document.querySelector("#temoignages [role=region]")!;
    const edge = Number.parseFloat(getComputedStyle(strip).scrollPaddingInlineStart) || 0;
    const distance = (card: Element) => Math.abs(card.getBoundingClientRect().x - edge);
    const [nearest] = [...strip.querySelectorAll("li")].sort((one, other) => distance(one) - distance(other));
    return nearest?.querySelector("figcaption span")?.textContent;
  });

const showTestimonials = async (visitor: Visitor) => {
  await awake(visitor);
  await visitor.ask(() => document.querySelector("#temoignages")!.scrollIntoView({ behavior: "instant" }));
  await eventually(() => visitor.ask(() => document.querySelector("#temoignages [inert]") !== null)).toBe(true);
};

for (const width of [375, 1280]) {
  test(`testimonials at ${width} px go forward and backward without an end`, async ({ arrive }) => {
    const visitor = await arrive("/", { width });
    await showTestimonials(visitor);
    const next = visitor.role("button", "Témoignage suivant");
    const previous = visitor.role("button", "Témoignage précédent");
    await previous.click();
    await eventually(() => leading(visitor)).toBe("Damien C.");
    for (const name of ["Sophie M.", "Karim B.", "Élodie R."]) {
      await next.click();
      await eventually(() => leading(visitor)).toBe(name);
    }
    for (const name of ["Karim B.", "Sophie M.", "Damien C.", "Inès F."]) {
      await previous.click();
      await eventually(() => leading(visitor)).toBe(name);
    }
  });
}

/** As in browsers that do not tell the end of a scroll: Safari before 26.2, Chrome before 114, Firefox before 109. */
const noScrollEnd = `delete window.onscrollend;
  addEventListener("scrollend", (event) => event.stopImmediatePropagation(), true);`;

for (const [where, before] of [
  ["", []],
  [", even where the end of a scroll is not told", [noScrollEnd]],
] as const) {
  test(`testimonials go as far as they were clicked, however fast${where}`, async ({ arrive }) => {
    const visitor = await arrive("/", { before });
    if (before.length > 0) expect(await visitor.ask(() => "onscrollend" in window)).toBe(false);
    await showTestimonials(visitor);
    const { x, y } = await visitor.role("button", "Témoignage suivant").aim();
    for (let click = 0; click < 12; click += 1) await visitor.tab.click(x, y);
    // Ten make a round.
    await eventually(() => leading(visitor)).toBe("Élodie R.");
    await visitor.role("button", "Témoignage précédent").click();
    await eventually(() => leading(visitor)).toBe("Karim B.");
    // Nor is there an end for whom a finger takes there.
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
}

test("testimonials follow the arrow keys", async ({ arrive }) => {
  const visitor = await arrive("/");
  await showTestimonials(visitor);
  await visitor.role("region", "Témoignages à faire défiler").focus();
  await visitor.press("ArrowRight");
  await eventually(() => leading(visitor)).toBe("Karim B.");
});

test("testimonials stand still for who asked for stillness, and still answer", async ({ arrive }) => {
  const visitor = await arrive("/", { stillness: true });
  await showTestimonials(visitor);
  await expectGone(visitor.role("button", "Mettre en pause", "#temoignages"));
  await visitor.role("button", "Témoignage suivant").click();
  await eventually(() => leading(visitor)).toBe("Karim B.");
});

/** Whether the first tile moves from one painted frame to the next ones. */
const drifts = (visitor: Visitor) =>
  visitor.ask(async () => {
    const place = () => document.querySelector("#stack li")!.getBoundingClientRect().x;
    const start = place();
    for (let frame = 0; frame < 12; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return place() !== start;
  });

const showStrip = async (visitor: Visitor) => {
  await awake(visitor);
  await visitor.ask(() => document.querySelector("#stack")!.scrollIntoView({ behavior: "instant" }));
};

test("the tool strip drifts until it is paused, and goes on when asked to", async ({ arrive }) => {
  const visitor = await arrive("/");
  await showStrip(visitor);
  await eventually(() => drifts(visitor)).toBe(true);
  await visitor.role("button", "Mettre en pause", "#stack").click();
  await visitor.tab.hover(1, 1);
  await eventually(() => drifts(visitor)).toBe(false);
  await visitor.role("button", "Reprendre", "#stack").click();
  await visitor.tab.hover(1, 1);
  await eventually(() => drifts(visitor)).toBe(true);
});

test("the tool strip rests under the pointer and while its link has the focus", async ({ arrive }) => {
  const visitor = await arrive("/");
  await showStrip(visitor);
  const tile = await visitor.part("#stack li").box();
  await visitor.tab.hover(640, tile!.top + 20);
  await eventually(() => drifts(visitor)).toBe(false);
  await visitor.tab.hover(1, 1);
  await eventually(() => drifts(visitor)).toBe(true);
  await visitor.role("link", "Voir la stack technique").focus();
  await eventually(() => drifts(visitor)).toBe(false);
});

test("nothing moves by itself for who asked for stillness", async ({ arrive }) => {
  const visitor = await arrive("/", { stillness: true });
  await expectGone(visitor.role("checkbox", "Figer l’animation"));
  await showStrip(visitor);
  expect(await drifts(visitor)).toBe(false);
  expect(
    await visitor.ask(() => document.getAnimations().filter(({ playState }) => playState === "running").length),
  ).toBe(0);
});
