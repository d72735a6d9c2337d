import type { Visitor } from "../engines/visitor";
import { kinds } from "../support/routes";
import { expect, expectHomeHydrated, expectShown, test } from "./journey";

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

/** The height of each band of the page, in pixels. */
const bandHeights = (visitor: Visitor) =>
  visitor.ask(() =>
    [...document.querySelectorAll("main section[id]")].map((band) => `${band.id} ${band.clientHeight}`),
  );

// Safari does not anchor its scroll: what grows above moves what is read or has the focus.
test("on a phone, content that loads when it is near fills exactly the space reserved for it", async ({ arrive }) => {
  const visitor = await arrive("/", { width: 375 });
  await expectHomeHydrated(visitor);
  await visitor.ask(() => document.fonts.ready.then(() => true));
  const kept = await bandHeights(visitor);
  await visitor.ask(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await expectShown(visitor.role("form", "Combien coûte cette recherche ?"));
  expect(await bandHeights(visitor)).toEqual(kept);
});
