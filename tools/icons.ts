import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { light } from "../src/shared/colours";

/** Renders the PNG icons from `static/icons/favicon.svg`: `npx tsx tools/icons.ts`. */
async function renderIcons() {
  const folder = path.join("static", "icons");
  const mark = await readFile(path.join(folder, "favicon.svg"));
  const at = (size: number) => sharp(mark, { density: (72 * size) / 64 }).resize(size, size);
  for (const size of [192, 512]) {
    await at(size)
      .png({ palette: true, effort: 10 })
      .toFile(path.join(folder, `icon-${size}.png`));
  }
  // The system crops it, to a circle at most, whose diameter is 80 % of the side (https://www.w3.org/TR/appmanifest/#icon-masks).
  const margin = 60;
  await at(512 - 2 * margin)
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background: light.action })
    .flatten({ background: light.action })
    .png({ palette: true, effort: 10 })
    .toFile(path.join(folder, "icon-maskable-512.png"));
  await at(180)
    // Behind the rounded corners: a home screen icon must fill its square.
    .flatten({ background: light.action })
    .png({ palette: true, effort: 10 })
    .toFile(path.join(folder, "apple-touch-icon.png"));
}

renderIcons().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
