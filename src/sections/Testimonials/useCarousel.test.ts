/** @jest-environment node */
import fc from "fast-check";
import { equivalentPosition, neighbour } from "./useCarousel";

test("the start is equivalent to the end of the first list", () => {
  expect(equivalentPosition(0, 4000)).toBe(4000);
  expect(equivalentPosition(0.4, 4000)).toBe(4000.4);
});

test("a position in the second list is equivalent to one in the first", () => {
  expect(equivalentPosition(4400, 4000)).toBe(400);
  expect(equivalentPosition(4000, 4000)).toBe(4000);
  expect(equivalentPosition(4000.5, 4000)).toBe(4000.5);
});

test("without a second list, the position does not change", () => {
  expect(equivalentPosition(300, 0)).toBe(300);
});

test("moves by one card from any position", () => {
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
        position = neighbour(equivalentPosition(position, loop), step, direction);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(loop + step);
      }
      expect(position % loop).toBe((card * step) % loop);
    }),
  );
});
