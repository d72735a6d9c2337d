import { expect, type Page, test } from "@playwright/test";
import { testimonials } from "./support/content";

const open = async (page: Page) => {
  await page.goto("/");
  const band = page.locator("#temoignages");
  await band.scrollIntoViewIfNeeded();
  const strip = band.getByRole("region", { name: "Témoignages à faire défiler" });
  // The copy comes with hydration.
  await expect(strip.locator("[inert]")).toBeAttached();
  const first = () => strip.getByRole("figure").first();
  return { band, strip, first };
};

/** What stands at the left edge of the strip, read off the page as it is seen. */
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

for (const width of [375, 1280]) {
  test.describe(`testimonials at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("are exposed once, with a rating that can be read", async ({ page }) => {
      const { strip } = await open(page);
      await expect(strip.getByRole("figure")).toHaveCount(testimonials.length);
      await expect(strip.getByText(/^[1-5] sur 5$/)).toHaveCount(testimonials.length);
      await expect(strip.getByText("« Je faisais mes prix au doigt mouillé").first()).toBeVisible();
      const link = strip.getByRole("link", { name: "Bistrot Tournemolle" });
      await expect(link).toHaveAttribute("href", "/realisations/fiches-recettes-bistrot");
      await expect(strip.getByRole("figure").first().getByText("septembre 2024")).toBeAttached();
    });

    test("move by themselves, until they are paused", async ({ page }) => {
      await page.clock.install();
      const { band } = await open(page);
      await page.mouse.move(0, 0);
      await expect.poll(() => leading(page)).toBe("Sophie M.");
      await page.clock.runFor(7500);
      await expect.poll(() => leading(page)).toBe("Karim B.");
      await band.getByRole("button", { name: "Mettre en pause" }).click();
      await page.clock.runFor(30_000);
      expect(await leading(page)).toBe("Karim B.");
      await band.getByRole("button", { name: "Reprendre" }).click();
      await page.mouse.move(0, 0);
      await page.clock.runFor(7500);
      await expect.poll(() => leading(page)).toBe("Élodie R.");
    });

    test("scroll with the arrow keys, and stay while they are read", async ({ page }) => {
      await page.clock.install();
      const { strip } = await open(page);
      await strip.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => leading(page)).toBe("Karim B.");
      await page.clock.runFor(30_000);
      expect(await leading(page)).toBe("Karim B.");
    });

    test("stand still under reduced motion, without a pause button", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.clock.install();
      const { band } = await open(page);
      await expect(band.getByRole("button", { name: "Mettre en pause" })).toBeHidden();
      await page.clock.runFor(30_000);
      expect(await leading(page)).toBe("Sophie M.");
      await band.getByRole("button", { name: "Témoignage suivant" }).click();
      expect(await leading(page)).toBe("Karim B.");
    });
  });
}

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
    await expect.poll(() => leading(page)).toBe("Karim B.");
  });
});
