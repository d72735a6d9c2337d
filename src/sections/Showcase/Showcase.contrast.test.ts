/** @jest-environment node */
import { readFileSync } from "node:fs";
import { compileString } from "sass";

/** Lists of colours of the palette, as the stylesheets write them. */
const palette = compileString(
  `@use "palette" as p;
  .surfaces { --list: #{p.$white p.$night-raised}; }
  @each $name, $values in p.$accents { .accent { --list: #{$values}; } }`,
  { loadPaths: ["src/styles/tokens"] },
).css;
const colours = [...palette.matchAll(/--list: (.+);/g)].map(([, list = ""]) => list.match(/#[\da-f]+/g) ?? []);
const [surfaces = [], ...accents] = colours;

const card = readFileSync("src/sections/Showcase/Showcase.module.scss", "utf8");
const tint = Number(/var\(--accent\) (\d+)%/.exec(card)?.[1]) / 100;

const channels = (colour = "") =>
  (colour.length === 4 ? colour.replace(/[^#]/g, "$&$&") : colour)
    .match(/[\da-f]{2}/g)
    ?.map((pair) => parseInt(pair, 16)) ?? [];
const mix = (accent: string | undefined, surface: string | undefined) =>
  channels(accent).map((value, index) => value * tint + (channels(surface)[index] ?? NaN) * (1 - tint));

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(rgb: number[]): number {
  const [red = NaN, green = NaN, blue = NaN] = rgb.map((value) =>
    value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number[], other: number[]): number {
  const [light = NaN, dark = NaN] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

// Axe does not measure a text on a gradient.
test("the text of a card is readable where its gradient starts and where it ends, whatever the two colours", () => {
  const pairs = accents.flatMap((from) => accents.map((to) => ({ from, to })));
  expect(pairs).toHaveLength(49);
  const ratios = surfaces.flatMap((surface, scheme) =>
    pairs.map(({ from, to }) => contrast(channels(from[scheme + 1]), mix(to[scheme && 2], surface))),
  );
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
});
