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

test("stand with what was built and what changed; from a tablet up, beside them, with their rank", async ({ page }) => {
  const { band, strip } = await open(page);
  const first = strip.getByRole("listitem").first();
  const proof = first.locator("picture");
  // On a phone, a small picture beside the measure.
  const small = (await proof.boundingBox())!;
  const measure = (await first.getByText(/de\s35\sà\s2\smin/).boundingBox())!;
  expect(measure.x).toBeGreaterThan(small.x + small.width);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(proof).toBeVisible();
    const [words, picture] = [(await first.getByRole("blockquote").boundingBox())!, (await proof.boundingBox())!];
    expect(picture.x).toBeGreaterThanOrEqual(words.x + words.width);
    // Before the arrows, on their line and on that of the stars, by which it would be a mark.
    const rank = await first.evaluate((item) => {
      const { content, top, right, lineHeight } = getComputedStyle(item, "::after");
      const box = item.getBoundingClientRect();
      return { content, right: box.right - parseFloat(right), y: box.y + parseFloat(top) + parseFloat(lineHeight) / 2 };
    });
    expect(rank.content).toContain('" / 5"');
    const arrow = (await band.getByRole("button", { name: "Témoignage précédent" }).boundingBox())!;
    const stars = (await first.locator("svg").first().boundingBox())!;
    expect(rank.right).toBeCloseTo(arrow.x - 12, 0);
    expect(rank.y).toBeCloseTo(arrow.y + arrow.height / 2, 0);
    expect(stars.y + stars.height / 2).toBeCloseTo(rank.y, 0);
  }
  await expect(band.getByRole("button", { name: "Témoignage suivant" })).toBeVisible();
});
