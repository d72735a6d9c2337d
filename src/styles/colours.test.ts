/** @jest-environment node */
import { readFileSync } from "node:fs";

const colours = (file: string) => readFileSync(file, "utf8").match(/#[\da-f]{6}\b/gi) ?? [];

const palette = new Set(colours("src/styles/tokens/_palette.scss").map((colour) => colour.toLowerCase()));

/** What has no style sheet: it repeats colours of the palette, and must follow it. */
const withoutSheet = [
  "gatsby-ssr.tsx",
  "netlify/lib/reception/refusal-page.ts",
  "src/gatsby/metadata/share-card.ts",
  "src/gatsby/metadata/web-manifest.ts",
  "tools/icons.ts",
];

test.each(withoutSheet)("%s takes its colours from the palette", (file) => {
  const foreign = colours(file).filter((colour) => !palette.has(colour.toLowerCase()));
  expect(colours(file)).not.toHaveLength(0);
  expect(foreign).toEqual([]);
});
