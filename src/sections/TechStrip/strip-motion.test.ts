import { isMoving, lapsPerSecond } from "./strip-motion";

describe("the speed of the strip", () => {
  it.each([600, 2304, 5000])("is 12 px a second whatever the width of the list (%d px)", (lapWidth) => {
    expect(lapsPerSecond(lapWidth) * lapWidth).toBeCloseTo(12);
  });

  it("is nil while the list has no width", () => {
    expect(lapsPerSecond(0)).toBe(0);
  });
});

describe("the strip", () => {
  const free = { paused: false, attended: false, onScreen: true, reducedMotion: false };

  it("moves when nothing holds it", () => {
    expect(isMoving(free)).toBe(true);
  });

  it.each([{ paused: true }, { attended: true }, { onScreen: false }, { reducedMotion: true }])(
    "stands still with %o",
    (reason) => {
      expect(isMoving({ ...free, ...reason })).toBe(false);
    },
  );
});
