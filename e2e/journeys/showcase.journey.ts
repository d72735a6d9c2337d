import type { Visitor } from "../engines/visitor";
import { eventually, expect, expectGone, expectHomeHydrated, expectShown, test } from "./journey";

/** A sector, or an arrow of the row. */
const button = (visitor: Visitor, name: string) => visitor.role("button", name, "#vitrine");

/** Where the row of projects is, in pixels from its first one. */
const place = (visitor: Visitor) =>
  visitor.ask(() => Math.round(document.querySelector("#vitrine ul")!.parentElement!.scrollLeft));

/** What the last card leaves at the end of the page's width, in pixels. */
const gapAtEnd = (visitor: Visitor) =>
  visitor.ask(() => {
    const last = [...document.querySelectorAll("#vitrine ul > li:not([hidden])")].at(-1)!;
    const row = last.closest("ul")!.parentElement!;
    const end = row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingLeft);
    return Math.round(end - last.getBoundingClientRect().right);
  });

test("the row of projects scrolls with its arrows and the keyboard, and loops, in both writing directions", async ({
  arrive,
}) => {
  const visitor = await arrive("/", { width: 1024 });
  await expectHomeHydrated(visitor);
  await button(visitor, "Projets suivants").click();
  await eventually(() => place(visitor)).toBeGreaterThan(50);
  const last = await place(visitor);
  await button(visitor, "Projets suivants").click();
  await eventually(() => place(visitor)).toBe(0);
  await button(visitor, "Projets précédents").click();
  await eventually(() => place(visitor)).toBe(last);
  await visitor.role("region", "Projets à faire défiler").focus();
  await visitor.press("ArrowLeft");
  await eventually(() => place(visitor)).toBeLessThan(last);

  // Each sector begins at its first project, and fills the page where it needs no arrows.
  await button(visitor, "Commerce").click();
  await expectGone(button(visitor, "Projets suivants"));
  await eventually(() => gapAtEnd(visitor)).toBe(0);
  await button(visitor, "Tous").click();
  await expectShown(button(visitor, "Projets suivants"));
  expect(await place(visitor)).toBe(0);

  // Read from right to left, as a browser's translation may be; the testimonials too.
  await visitor.ask(() => void (document.documentElement.dir = "rtl"));
  await button(visitor, "Projets suivants").click();
  await eventually(() => place(visitor)).toBeGreaterThan(50);
  await button(visitor, "Projets précédents").click();
  await eventually(() => place(visitor)).toBe(0);
  const strip = () => visitor.ask(() => Math.round(document.querySelector("#temoignages [role=region]")!.scrollLeft));
  await visitor.role("button", "Témoignage suivant").click();
  await eventually(strip).toBeGreaterThan(50);
  const first = await strip();
  await visitor.role("button", "Témoignage suivant").click();
  await eventually(strip).not.toBe(first);
});
