import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const library = readFileSync(require.resolve("@mozilla/readability/Readability.js"), "utf8");

/**
 * Texts of the article, the case or the service of a document, up to its end, that a reader view (Firefox's) leaves out.
 *
 * @param page any page, in which the document is parsed.
 */
export const lostInReaderView = async (page: Page, html: string): Promise<string[]> => {
  // Evaluated, not added to the page: its policy admits no other script.
  await page.evaluate(`{ const module = {}; ${library}; window.Readability = Readability; }`);
  return page.evaluate((source) => {
    type Reader = { parse: () => { title: string; textContent: string } | null };
    const { Readability } = window as unknown as { Readability: new (page: Node) => Reader };
    const document = new DOMParser().parseFromString(source, "text/html");
    const article = document.querySelector("main > article");
    if (!article) return [];
    const plain = (text: string) => text.replace(/\s+/g, "").toLowerCase();
    const kept = new Readability(document.cloneNode(true)).parse();
    const reader = plain(`${kept?.title ?? ""} ${kept?.textContent ?? ""}`);
    const blocks = "p, li, dt, dd, th, td, h2, h3, figcaption, pre";
    // What comes after a long text is not part of the text.
    const end = article.querySelector(".prose") ?? article;
    return [...article.querySelectorAll<HTMLElement>(blocks)]
      .filter((block) => end.contains(block) || end.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_PRECEDING)
      .filter(
        (block) => !block.querySelector(blocks) && !block.closest("nav, form, aside, article article, .screenOnly"),
      )
      .filter((block) => !block.querySelector(":scope > .screenOnly"))
      .map(({ textContent }) => textContent)
      .filter((text) => !reader.includes(plain(text)));
  }, html);
};
