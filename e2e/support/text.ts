import type { Page } from "@playwright/test";

/** Scales the text as the browser's setting does. */
export async function scaleText(page: Page, scale: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 * scale, fixed: 13 * scale } });
}

/** Applies the text spacing of WCAG 1.4.12. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** Words of an element that break over two lines. */
export function cutWords(element: Element): string[] {
  const cut: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility()) continue;
    for (const word of (text.textContent ?? "").matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) cut.push(word[0]);
    }
  }
  return cut;
}
