import { kinds } from "../support/routes";
import { expect, test } from "./journey";

// The page that is not found logs its path.
test.use({ errorsFail: false });

test("one page of each kind can be read at 320 px and does not scroll sideways", async ({ arrive }) => {
  const visitor = await arrive("/merci", { width: 320, height: 640 });
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
