/** @jest-environment node */
import fc from "fast-check";
import { comeRound, neighbour } from "./carousel";

test("the start is the end of the first list", () => {
  expect(comeRound(0, 4000)).toBe(4000);
  expect(comeRound(0.4, 4000)).toBe(4000.4);
});

test("what lies in the second list comes back to the first", () => {
  expect(comeRound(4400, 4000)).toBe(400);
  expect(comeRound(4000, 4000)).toBe(4000);
  expect(comeRound(4000.5, 4000)).toBe(4000.5);
});

test("a strip without its second list stays where it is", () => {
  expect(comeRound(300, 0)).toBe(300);
});

test("goes one card at a time, from wherever a finger left the strip", () => {
  expect(neighbour(400, 400, 1)).toBe(800);
  expect(neighbour(400, 400, -1)).toBe(0);
  expect(neighbour(430, 400, 1)).toBe(800);
  expect(neighbour(390, 400, 1)).toBe(800);
});

test("ten cards forward, or backward, lead back to the same card", () => {
  const step = 400;
  const loop = 10 * step;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 }), fc.constantFrom(1 as const, -1 as const), (card, direction) => {
      let position = card * step;
      for (let turn = 0; turn < 10; turn++) {
        position = neighbour(comeRound(position, loop), step, direction);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(loop + step);
      }
      expect(position % loop).toBe((card * step) % loop);
    }),
  );
});
