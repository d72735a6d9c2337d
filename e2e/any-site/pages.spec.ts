import { expect, type Page, test } from "@playwright/test";
import { violations } from "../support/axe";
import { FakeTagManager } from "../support/fake-tag-manager";
import { open } from "../support/open-page";
import { scaleText } from "../support/text";
import { everyPage, unknownPage } from "./addresses";

/** Shares of the pages, checked in parallel. */
const shares = 4;

/** Words of the page as it is shown, that are not in the HTML as it came. */
const addedWords = (page: Page, html: string) =>
  page.evaluate((source) => {
    // Text by text: two that follow one another without a space are two words.
    const words = (root: Document) => {
      const found = new Set<string>();
      const texts = root.createTreeWalker(root.querySelector("main") ?? root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const [word] of (text.nodeValue ?? "").matchAll(/\p{L}{4,}/gu)) found.add(word);
      }
      return found;
    };
    const sent = words(new DOMParser().parseFromString(source, "text/html"));
    return [...words(document)].filter((word) => !sent.has(word));
  }, html);

/** The page that is not found logs its path, and the browser its status. */
const isExpected = (path: string, text: string) => path === unknownPage && /no page at|status of 404/.test(text);

for (let share = 0; share < shares; share += 1) {
  test(`every page hydrates without errors, requests nothing from third parties, fits a phone, and axe finds nothing (${share + 1}/${shares})`, async ({
    page,
    context,
    request,
  }) => {
    test.slow();
    const pages = (await everyPage(request)).filter((_path, index) => index % shares === share);
    const { thirdParty } = await FakeTagManager.install(context);
    const found: string[] = [];
    let here = "";
    const note = (text: string) => found.push(`${here}: ${text}`);
    // A violation of the content-security policy is logged there, too.
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !isExpected(here, message.text())) note(message.text());
    });
    page.on("pageerror", (error) => note(error.message));
    const measure = async (look: string) => {
      const distance = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (distance > 0) note(`${distance} px to the side ${look}`);
    };
    for (const path of pages) {
      here = path;
      const response = await open(page, path);
      const status = response?.status();
      if (status !== (path === unknownPage ? 404 : 200)) note(`answers ${status}`);
      const added = await addedWords(page, (await response?.text()) ?? "");
      if (added.length > 20) note(`${added.length} words come from scripts: ${added.slice(0, 20).join(" ")}`);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await measure(`at ${width} px`);
      }
      for (const violation of await violations(page)) note(violation);
      await page.setViewportSize({ width: 375, height: 800 });
      await scaleText(page, 2);
      await measure("at 375 px with text at 200 %");
      await scaleText(page, 1);
    }
    expect(pages).not.toEqual([]);
    expect(found).toEqual([]);
    expect(thirdParty).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows its headings and its text, and no dead button", async ({ page, request }) => {
    test.slow();
    const found: string[] = [];
    for (const path of await everyPage(request)) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const readPage = () =>
        page.getByRole("main").evaluate((main) => {
          /** Folded answers open without scripts; copies of a list, counts and fields come with them. */
          const isReadOtherwise = (element: Element) =>
            element.closest("details:not([open]), [aria-hidden=true], [role=status], form") !== null ||
            element.querySelector("button") !== null;
          const isUnseen = (element: Element) =>
            !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isReadOtherwise(element);
          const texts = [...main.querySelectorAll("h1, h2, h3, p, li, dd, td, figcaption")];
          return {
            headings: main.querySelectorAll("h1").length,
            hidden: texts.filter(isUnseen).map(({ textContent }) => textContent.slice(0, 60)),
            buttons: [...main.querySelectorAll("button")]
              .filter((button) => button.checkVisibility() && button.type !== "submit")
              .map(({ textContent }) => textContent),
          };
        });
      const { headings, hidden, buttons } = await readPage();
      // A choice shows one text at a time.
      let unseen = hidden;
      for (const option of await page.getByRole("main").getByRole("radio").all()) {
        await option.check({ force: true });
        const shown = await readPage();
        unseen = unseen.filter((text) => shown.hidden.includes(text));
      }
      if (headings !== 1) found.push(`${path}: ${headings} h1`);
      found.push(...[...unseen, ...buttons].map((text) => `${path}: «${text}»`));
    }
    expect(found).toEqual([]);
  });
});
