import { expect, type Page, test } from "@playwright/test";
import { waitForHydration } from "./support/open-page";

const open = async (page: Page) => {
  await page.goto("/");
  await waitForHydration(page);
  const band = page.locator("#temoignages");
  await band.scrollIntoViewIfNeeded();
  const strip = band.getByRole("region", { name: "Témoignages à faire défiler" });
  // The duplicate is added once the strip is near.
  await expect(strip.locator("[inert]")).toBeAttached();
  return { band, strip };
};

/** The testimonial at the left edge of the strip, by its position on screen. */
const leading = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector("#temoignages [role=region]")!;
    const edge = Number.parseFloat(getComputedStyle(strip).scrollPaddingInlineStart) || 0;
    const cards = [...strip.querySelectorAll("li")];
    const nearest = cards.sort(
      (a, b) => Math.abs(a.getBoundingClientRect().x - edge) - Math.abs(b.getBoundingClientRect().x - edge),
    )[0];
    return nearest?.querySelector("figcaption span")?.textContent;
  });

test.use({ viewport: { width: 375, height: 800 }, reducedMotion: "no-preference" });

test("move by themselves, until they are paused", async ({ page }) => {
  await page.clock.install();
  const { band } = await open(page);
  await page.mouse.move(0, 0);
  await expect.poll(() => leading(page)).toBe("Perrine L.");
  await page.clock.runFor(7500);
  await expect.poll(() => leading(page)).toBe("Youssef A.");
  await band.getByRole("button", { name: "Mettre en pause" }).click();
  await page.clock.runFor(30_000);
  expect(await leading(page)).toBe("Youssef A.");
  await band.getByRole("button", { name: "Reprendre" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(7500);
  await expect.poll(() => leading(page)).toBe("Bérengère D.");
});

test.describe("testimonials on a touch screen", () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test("follow the finger", async ({ page }) => {
    const { strip } = await open(page);
    const box = (await strip.boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    await session.send("Input.synthesizeScrollGesture", {
      x: 300,
      y,
      xDistance: -250,
      yDistance: 0,
      gestureSourceType: "touch",
    });
    await expect.poll(() => leading(page)).toBe("Youssef A.");
  });
});

test("stand with what changed; from a tablet up, beside what was built, with their rank", async ({ page }) => {
  const { band, strip } = await open(page);
  const first = strip.getByRole("listitem").first();
  const proof = first.locator("picture");
  await expect(proof).toBeHidden();
  await expect(first.getByText(/de\s35\sà\s2\smin/)).toBeVisible();
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(proof).toBeVisible();
    const [words, picture] = [(await first.getByRole("blockquote").boundingBox())!, (await proof.boundingBox())!];
    expect(picture.x).toBeGreaterThanOrEqual(words.x + words.width);
    const rank = () => first.locator("figure > p").evaluate((line) => getComputedStyle(line, "::after").content);
    expect(await rank()).toContain('" / 5"');
    // After the arrows, on their line: by the stars it would be a mark.
    const place = await first.locator("figure > p").evaluate((line) => {
      const { top, lineHeight, marginInlineStart } = getComputedStyle(line, "::after");
      const [left, over] = [line.getBoundingClientRect().x, line.closest("li")!.getBoundingClientRect().y];
      return { x: left + parseFloat(marginInlineStart), y: over + parseFloat(top) + parseFloat(lineHeight) / 2 };
    });
    const arrow = (await band.getByRole("button", { name: "Témoignage suivant" }).boundingBox())!;
    expect(place.x).toBeCloseTo(arrow.x + arrow.width + 12, 0);
    expect(place.y).toBeCloseTo(arrow.y + arrow.height / 2, 0);
  }
  await expect(band.getByRole("button", { name: "Témoignage suivant" })).toBeVisible();
});
