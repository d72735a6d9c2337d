/** @jest-environment node */
import { shorten } from "./Portfolio";

test("leaves a title of 50 characters whole", () => {
  const title = "a".repeat(50);
  expect(shorten(title)).toBe(title);
});

test("cuts a longer title at 50 characters, with an ellipsis", () => {
  expect(shorten("b".repeat(51))).toBe(`${"b".repeat(50)}…`);
});

test("leaves no space before the ellipsis", () => {
  expect(shorten(`${"c".repeat(49)} dd`)).toBe(`${"c".repeat(49)}…`);
});

test("counts code points, not UTF-16 units", () => {
  expect(shorten("🚲".repeat(51))).toBe(`${"🚲".repeat(50)}…`);
});
