import { kinds } from "../support/routes";
import { expect, test } from "./journey";

test.describe("one page of each kind", () => {
  test.use({ errorsFail: false });

  for (const [name, settings] of [
    ["at 320 px", { width: 320, height: 640 }],
    ["at 375 px with text at 200 %", { width: 375, height: 700, textScale: 2 }],
  ] as const) {
    test(`${name} can be read and does not scroll sideways`, async ({ arrive }) => {
      const visitor = await arrive("/merci", settings);
      const seen = [];
      const expected = [];
      for (const page of kinds) {
        await visitor.goto(page);
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
  }
});
