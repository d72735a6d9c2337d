/** @jest-environment node */
import { readFileSync } from "node:fs";

const colours = (file: string) => readFileSync(file, "utf8").match(/#[\da-f]{6}\b/gi) ?? [];

const palette = new Set(colours("src/styles/tokens/_palette.scss").map((colour) => colour.toLowerCase()));

/** Files outside the stylesheets that repeat colours of the palette: they must match it. */
const withoutSheet = [
  "gatsby-ssr.tsx",
  "netlify/lib/reception/refusal-page.ts",
  "src/gatsby/publish/share-card.ts",
  "src/gatsby/publish/web-manifest.ts",
  "tools/icons.ts",
];

test.each(withoutSheet)("%s takes its colours from the palette", (file) => {
  const foreign = colours(file).filter((colour) => !palette.has(colour.toLowerCase()));
  expect(colours(file)).not.toHaveLength(0);
  expect(foreign).toEqual([]);
});
