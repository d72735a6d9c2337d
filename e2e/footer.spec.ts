import { expect } from "@playwright/test";
import { test } from "./support/look";

test("on a phone the footer's links stand in rows, one that takes two lines too", async ({ look }) => {
  const page = await look("/merci");
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 740 });
    const rows = await page.getByRole("contentinfo").evaluate((footer) =>
      [...footer.querySelectorAll("ul")].map((list) => {
        const boxes = [...list.children].map((item) => item.getBoundingClientRect());
        const columns = new Set(boxes.map(({ left }) => Math.round(left))).size;
        return { columns, inStep: boxes.every(({ top }, index) => top === boxes[index - (index % columns)]!.top) };
      }),
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { columns, inStep } of rows) {
      expect(columns, `${width} px`).toBeGreaterThan(1);
      expect(inStep, `${width} px`).toBe(true);
    }
  }
});

test("from a tablet's width the footer's lists stand side by side", async ({ look }) => {
  const page = await look("/merci");
  await page.setViewportSize({ width: 768, height: 740 });
  const headings = page.getByRole("contentinfo").getByRole("heading");
  const tops = await headings.evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});
