/** @jest-environment node */
import { makeAssets } from "./assets";

test("bundles the script of the page, and its styles with the site's colours", async () => {
  const assets = await makeAssets();
  const has = (file: string, text: string) => assets.get(file)?.content.includes(text);
  expect(has("/studio/studio.css", "--color-ink:")).toBe(true);
  expect(has("/studio/studio.js", "La corbeille est vide.")).toBe(true);
});
