import { expect, test } from "@playwright/test";

for (const width of [320, 375, 768])
  test(`at ${width} px the footer's links stand in rows, one that takes two lines too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/merci");
    const rows = await page.getByRole("contentinfo").evaluate((footer) =>
      [...footer.querySelectorAll("ul")].map((list) => {
        const boxes = [...list.children].map((item) => item.getBoundingClientRect());
        const columns = new Set(boxes.map(({ left }) => Math.round(left))).size;
        return { columns, inStep: boxes.every(({ top }, index) => top === boxes[index - (index % columns)]!.top) };
      }),
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { columns, inStep } of rows) {
      expect(columns).toBeGreaterThan(1);
      expect(inStep).toBe(true);
    }
  });
