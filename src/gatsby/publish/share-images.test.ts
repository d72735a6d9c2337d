/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawShareCard } from "./share-card";
import { writeShareImages } from "./share-images";
import type { Facts } from "./site-facts";

const root = mkdtempSync(join(tmpdir(), "partage-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Draws the card of an article, beside the site's. */
async function cardOf(title: string): Promise<{ card: Buffer; warnings: string[] }> {
  const warnings: string[] = [];
  const facts = {
    site: { name: "Atelier", tagline: "Conseil" },
    // In the same folder, the image of a page of this name would overwrite the site's own.
    articles: [{ path: "/blog/site", title, category: "Outils" }],
    services: [{ path: "/services/un-service", title, service: { title: "Outils" } }],
    cases: [],
  };
  await writeShareImages(root, facts as unknown as Facts, (message) => warnings.push(message));
  const read = (page: string) => readFileSync(join(root, `public/share/${page}.png`));
  // The texts are the same: the two images differ by their names only.
  expect(read("services/un-service")).toEqual(read("blog/site"));
  expect(read("site")).toEqual((await drawShareCard({ title: "Conseil", label: "Atelier", site: "Atelier" })).card);
  return { card: read("blog/site"), warnings: [...new Set(warnings)] };
}

const plain = drawShareCard({ title: "Lancer son MVP", label: "Outils", site: "Atelier" }).then(({ card }) => card);

test("signs that the headings' font lacks are left out of the image, and reported", async () => {
  const { card, warnings } = await cardOf("🚀 Lancer son MVP");
  expect(card).toEqual(await plain);
  expect(warnings).toEqual([
    "Image de partage de «🚀 Lancer son MVP» : la police des titres n’a pas «🚀», laissé de côté.",
  ]);
});

test("an image whose title can't be drawn has the label and the site only", async () => {
  await expect(cardOf("Жизнь")).resolves.toMatchObject({ warnings: [expect.stringContaining("Ж")] });
});

test("a title that can be drawn is not reported", async () => {
  expect(await cardOf("Lancer son MVP")).toEqual({ card: await plain, warnings: [] });
});
