import path from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFlags, ensureChromium } from "../find-chromium";
import { savePng } from "../pictures/save-png";
import { caseSize, scenePage, sceneSize } from "./scene";
import { scenes } from "./scenes";

/** Draws the pictures of the cases: `npx tsx tools/case-images/generate.ts [slug…]`, all of them by default. */
async function generate(slugs: string[]) {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error("The pictures are drawn by Chromium, which is missing.");
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const { width, height, scale } = sceneSize;
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    for (const slug of slugs.length > 0 ? slugs : Object.keys(scenes)) {
      const scene = scenes[slug];
      if (!scene) throw new Error(`No scene is drawn for "${slug}". Known: ${Object.keys(scenes).join(", ")}`);
      await page.setContent(scenePage(scene()));
      await page.evaluate(() => document.fonts.ready);
      const file = path.join("data", "portfolio", `${slug}.png`);
      const bytes = await savePng(await page.screenshot(), file, caseSize);
      console.log(`${file}  ${Math.round(bytes / 1024)} kB`);
    }
  } finally {
    await browser.close();
  }
}

generate(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
