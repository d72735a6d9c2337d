import { expect, type Page } from "@playwright/test";
import { banner } from "./support/consent";
import { test } from "./support/look";

test("the hero shows its offer, its links and three figures", async ({ look }) => {
  const page = await look("/");
  await page.setViewportSize({ width: 375, height: 800 });
  const hero = page.locator("#accueil");
  await expect(hero.getByText("Tri, classement & archives")).toBeVisible();
  await expect(hero.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(hero.getByRole("definition")).toHaveText(["9", "4", /^100\s%$/]);
  for (const [name, address] of [
    ["Prendre contact", "/#contact"],
    ["Découvrir mes services", "/#services"],
    ["ou réservez une demi-heure", /^https:/],
    ["clients satisfaits", "/#temoignages"],
    ["Les minutes de l’étude", "/realisations/minutes-etude-notariale"],
  ] as const)
    await expect(hero.getByRole("link", { name })).toHaveAttribute("href", address);
});

/** The running animations of the hero's picture. */
const running = () =>
  document
    .querySelector("#accueil")!
    .getAnimations({ subtree: true })
    .filter(({ playState }) => playState === "running").length;

/** The hero's animations begin at the first frame: until then `content-visibility` holds them back. */
const openInMotion = async (page: Page) => {
  await page.goto("/");
  await expect.poll(() => page.evaluate(running)).toBeGreaterThan(0);
};

test("the hero's figures are under the picture on a tablet, across the page on wide screens", async ({ look }) => {
  const page = await look("/");
  const hero = page.locator("#accueil");
  for (const [width, across] of [
    [768, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 1024 });
    const picture = (await hero.locator("svg[role=img]").boundingBox())!;
    const title = (await hero.getByRole("heading", { level: 1 }).boundingBox())!;
    const figures = (await hero.locator("dl").boundingBox())!;
    expect(figures.y, `${width} px`).toBeGreaterThan(picture.y + picture.height);
    expect(figures.x === title.x, `${width} px`).toBe(across);
  }
});

test("the hero's words are the largest paint; it stands clear of the banner, its picture still and whole", async ({
  page,
}) => {
  await page.goto("/");
  const painted = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          resolve(last && "element" in last && last.element instanceof Element ? last.element.tagName : undefined);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  expect(["H1", "P"]).toContain(painted);
  await expect(banner(page)).toBeVisible();
  for (const [width, height, last] of [
    [1280, 800, "Découvrir mes services"],
    [1366, 768, "Découvrir mes services"],
    [1280, 800, "clients satisfaits"],
    [768, 1024, "clients satisfaits"],
    [375, 812, /clé en main/],
    [375, 667, "Prendre contact"],
  ] as const) {
    await page.setViewportSize({ width, height });
    const text = (await page.locator("#accueil").getByText(last).boundingBox())!;
    const { y: top } = (await banner(page).boundingBox())!;
    expect(text.y + text.height, `${width} × ${height}, «${last}»`).toBeLessThan(top);
    // The words of the drawing can be read: 12 px at the least.
    const drawing = (await page.locator("#accueil svg[role=img]").boundingBox())!;
    expect(drawing.width, `${width} px`).toBeGreaterThan(320);
  }

  // Under reduced motion the picture shows its whole story, its words inside its boxes in any face.
  expect(await page.evaluate(running)).toBe(0);
  await expect(page.locator("#accueil input[type=checkbox]")).toBeHidden();
  await expect(page.locator("#accueil input[type=checkbox] + *")).toBeHidden();
  for (const words of ["Ligne 31 · à relire", "Cote : 12 E 480", "Relue, dite 9 h 10"])
    await expect(page.locator("#accueil svg").getByText(words)).toHaveCSS("opacity", "1");
  await page.locator("#accueil svg text").evaluateAll((texts) => {
    for (const text of texts as SVGTextElement[]) text.style.fontFamily = "'DejaVu Sans', Verdana, sans-serif";
  });
  const beyond = await page.locator("#accueil svg[role=img]").evaluate((drawing) => {
    const boxes = [...drawing.querySelectorAll<SVGGraphicsElement>("g:first-of-type > :is(rect, path)")].map((box) =>
      box.getBBox(),
    );
    return [...drawing.querySelectorAll("text")]
      .filter((text) => {
        const { x, y, width } = text.getBBox();
        return !boxes.some((box) => x >= box.x && x + width <= box.x + box.width - 8 && y >= box.y);
      })
      .map(({ textContent }) => textContent);
  });
  expect(beyond).toEqual([]);
});

test.describe("in motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("the hero's picture moves in sight, by transform and opacity alone, until the keyboard stills it", async ({
    page,
  }) => {
    await openInMotion(page);
    const properties = await page.evaluate(() => {
      const animations = document.querySelector("#accueil")!.getAnimations({ subtree: true });
      const frames = animations.flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
      );
      const timing = new Set(["offset", "computedOffset", "easing", "composite"]);
      return [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter((key) => !timing.has(key)).sort();
    });
    expect(properties).toEqual(["opacity", "transform"]);
    const isDrawn = () =>
      page
        .locator("#accueil svg[role=img] *")
        .first()
        .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
    await page.locator("#faq").scrollIntoViewIfNeeded();
    await expect.poll(isDrawn).toBe(false);
    await page.locator("#accueil svg[role=img]").scrollIntoViewIfNeeded();
    await expect.poll(isDrawn).toBe(true);
    const still = page.getByRole("checkbox", { name: "Figer l’animation" });
    await still.focus();
    await page.keyboard.press("Space");
    await expect(still).toBeChecked();
    expect(await page.evaluate(running)).toBe(0);
  });

  test("the hero's picture is complete at first and for half of each six seconds, its boxes are never empty and its lines never cut", async ({
    page,
  }) => {
    await openInMotion(page);
    const drawing = page.locator("#accueil svg[role=img]");
    const shown = await drawing.evaluate((svg) => {
      const animations = svg.getAnimations({ subtree: true });
      const result = [...svg.querySelectorAll("text")].at(-1)!.closest("g")!;
      return Array.from({ length: 100 }, (_, step) => {
        for (const animation of animations) {
          animation.pause();
          animation.currentTime = step * 60;
        }
        return Number(getComputedStyle(result).opacity);
      });
    });
    expect(shown.findIndex((opacity) => opacity < 1)).toBeGreaterThan(49);
    expect(Math.min(...shown)).toBeGreaterThan(0.2);
    for (const width of [375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await drawing.evaluate((svg) => {
        const { left, right } = svg.parentElement!.getBoundingClientRect();
        return [...svg.querySelectorAll<SVGPathElement>(":scope > path")]
          .map((path) => path.getBoundingClientRect())
          .filter(({ width: drawn }) => drawn > 0)
          .map((box) => box.left >= left && box.right <= right);
      });
      expect(lines.length).toBeGreaterThan(2);
      expect(lines, `${width} px`).not.toContain(false);
    }
  });
});
