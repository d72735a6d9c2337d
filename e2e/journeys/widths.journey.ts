import { kinds } from "../support/routes";
import { expect, test } from "./journey";

test.describe("one page of each kind", () => {
  // The page that is not found logs its path.
  test.use({ errorsFail: false });

  test("at 320 px can be read and does not scroll sideways", async ({ arrive }) => {
    const visitor = await arrive("/", { width: 320, height: 640 });
    const seen = [];
    const expected = [];
    for (const page of kinds) {
      if (page !== "/") await visitor.goto(page);
      const found = await visitor.ask(() => ({
        headings: document.querySelectorAll("h1").length,
        isRead: (document.querySelector("main")?.innerText.length ?? 0) > 40,
        sideways: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      }));
      seen.push({ page, ...found });
      expected.push({ page, headings: 1, isRead: true, sideways: 0 });
    }
    expect(seen).toEqual(expected);
  });
});
