import { expect } from "@playwright/test";
import { test } from "./support/look";

const text = "Je repasse au bout de six mois, sans frais.";

test("what follows delivery is shown as rows that open, at every width", async ({ look }) => {
  const page = await look("/");
  const method = page.locator("#methode");
  const rows = method.locator("summary");
  const answer = method.getByText(text);
  await expect(rows).toHaveText(["Visite", "Destruction"]);
  await expect(method.getByRole("heading", { name: /^(Visite|Destruction)$/ })).toHaveText(["Visite", "Destruction"]);
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(answer).toBeHidden();
    const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44);
    // Two a row from tablets up.
    expect(boxes[0]!.y === boxes[1]!.y, `${width} px`).toBe(width >= 768);
    await rows.first().click();
    await expect(answer).toBeVisible();
    await rows.first().press("Enter");
    await expect(answer).toBeHidden();
  }
});

test("the steps of the method are two a row on a tablet, and all on one where there is room", async ({ look }) => {
  const page = await look("/");
  const steps = page.locator("#methode ol > li");
  for (const [width, expected] of [
    [375, 1],
    [768, 2],
    [1280, 4],
  ]) {
    await page.setViewportSize({ width: width!, height: 800 });
    const count = await steps.count();
    const rows = await steps.evaluateAll((all) => new Set(all.map((step) => step.getBoundingClientRect().y)).size);
    expect([width, rows]).toEqual([width, Math.ceil(count / Math.min(expected!, count))]);
    // The last of the first row ends where the list does.
    const ends = await steps.evaluateAll(
      (all, index) => {
        const right = (element: Element) => Math.round(element.getBoundingClientRect().right);
        return [right(all[index]!), right(all[0]!.parentElement!)];
      },
      Math.min(expected!, count) - 1,
    );
    expect(ends[0]).toBe(ends[1]);
  }
});
