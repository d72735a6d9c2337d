import { expect, test } from "@playwright/test";
import { kinds } from "./support/routes";

// Of the shape in which cards show a picture: another shape is cropped to it (docs/contrat.md, `imageFocus`).
test("a case's picture is never cut, on any kind of page, beside short words or long ones", async ({ page }) => {
  let seen = 0;
  for (const path of kinds) {
    await page.goto(path);
    for (const width of [375, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const pictures = await page.getByRole("img").evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.clientWidth > 0 && image.hasAttribute("width"))
          .map((image) => ({
            alt: image.alt,
            shape: Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
            shown: image.clientWidth / image.clientHeight,
          }))
          .filter(({ shape }) => Math.abs(shape - 1.6) < 0.02),
      );
      for (const { alt, shape, shown } of pictures) {
        expect(shown / shape, `${path}, ${width} px: ${alt}`).toBeCloseTo(1, 1);
      }
      seen += pictures.length;
    }
  }
  expect(seen).toBeGreaterThan(50);
});
