import { routes } from "../support/routes";
import { expect, test } from "./journey";

for (const [name, settings] of [
  ["at 320 px", { width: 320, height: 640 }],
  ["at 375 px", { width: 375, height: 700 }],
  ["at 375 px with text at 200 %", { width: 375, height: 700, textScale: 2 }],
  ["at 768 px", { width: 768, height: 1024 }],
] as const) {
  test.describe("every page", () => {
    test.use({ errorsFail: false });

    test(`${name} can be read and does not scroll sideways`, async ({ arrive }) => {
      test.slow();
      const visitor = await arrive("/", settings);
      const seen = [];
      const expected = [];
      for (const page of [...routes, "/merci", "/page-inconnue"]) {
        await visitor.goto(page);
        const found = await visitor.ask(() => ({
          headings: document.querySelectorAll("h1").length,
          isRead: (document.querySelector("main")?.innerText.length ?? 0) > 40,
          isWhole: !document.documentElement.outerHTML.includes("\uFFFD"),
          sideways: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
        }));
        seen.push({ page, ...found });
        expected.push({ page, headings: 1, isRead: true, isWhole: true, sideways: 0 });
      }
      expect(seen).toEqual(expected);
    });
  });
}

test.describe("a page that says one thing", () => {
  test.use({ errorsFail: false });

  for (const width of [375, 1920]) {
    test(`at ${width} px stands on the header's left edge`, async ({ arrive }) => {
      const visitor = await arrive("/merci", { width });
      const left = async (selector: string) => Math.round((await visitor.part(selector).box())!.left);
      for (const page of ["/merci", "/page-inconnue"]) {
        await visitor.goto(page);
        const edge = await left("header a");
        expect([page, await left("main h1"), await left("main p")]).toEqual([page, edge, edge]);
      }
    });
  }
});
