import type { ProjectView } from "../protocol";
import { changes, expect, test } from "./studio";

test("opening any entry leaves nothing to save", async ({ studio, page }) => {
  const { collections } = (await (await page.request.get("/studio/api/project")).json()) as ProjectView;
  for (const { title, shape, canAdd, entries } of collections) {
    // A list is one file: its first entry is enough. A single entry is opened without a list.
    const opened = shape === "list" ? entries.slice(0, 1) : entries;
    for (const [position, { label }] of opened.entries()) {
      const checked = page.waitForResponse(/\/api\/check$/);
      await studio.open(title);
      const hasSingleEntry = shape === "single" && !canAdd && entries.length === 1;
      if (!hasSingleEntry)
        await studio
          .list(title)
          .getByRole("listitem")
          .nth(position)
          .getByRole("button", { name: label })
          .first()
          .click();
      await checked;
      await expect(studio.form, `${title}, ${label}`).toBeVisible();
      await expect(studio.saveButton, `${title}, ${label}`).toBeDisabled();
    }
  }
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("studio:")))).toEqual([]);
  expect(changes()).toEqual([]);
});
