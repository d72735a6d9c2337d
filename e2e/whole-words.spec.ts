import { expect, test } from "@playwright/test";
import { kinds } from "./support/routes";

test.use({ viewport: { width: 375, height: 740 }, javaScriptEnabled: false });

// A file's name is not a word: it is cut where it must be.
test("no word is cut at its hyphen, on any kind of page", async ({ page }) => {
  const seen: string[] = [];
  for (const path of kinds) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const { words, cut } = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: { word: string; lines: number }[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (node.parentElement?.closest("code, script, style, noscript, textarea, [hidden], a[download]")) continue;
        for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/\p{L}+(?:-\p{L}+)+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          found.push({ word, lines: lines.size });
        }
      }
      return {
        words: found.map(({ word }) => word),
        cut: found.filter(({ lines }) => lines > 1).map(({ word }) => word),
      };
    });
    seen.push(...words);
    expect(cut, path).toEqual([]);
  }
  // Something to cut was there.
  expect(seen.length).toBeGreaterThan(20);
});
