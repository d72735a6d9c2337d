import { isMoving, lapsPerSecond } from "./strip-motion";

describe("the speed of the marquee", () => {
  it.each([600, 2304, 5000])("is 12 px per second for any width of the list (%d px)", (lapWidth) => {
    expect(lapsPerSecond(lapWidth) * lapWidth).toBeCloseTo(12);
  });

  it("is 0 while the list has no width", () => {
    expect(lapsPerSecond(0)).toBe(0);
  });
});

describe("the marquee", () => {
  const moving = { paused: false, hoveredOrFocused: false, onScreen: true, reducedMotion: false };

  it("moves when nothing pauses it", () => {
    expect(isMoving(moving)).toBe(true);
  });

  it.each([{ paused: true }, { hoveredOrFocused: true }, { onScreen: false }, { reducedMotion: true }])(
    "is paused by %o",
    (state) => {
      expect(isMoving({ ...moving, ...state })).toBe(false);
    },
  );
});
