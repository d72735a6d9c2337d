/** @jest-environment node */
import { nextStep } from "./portfolio-view";

test("the button shows more, then less", () => {
  expect(nextStep("compact", 8, 20)).toBe("more");
  expect(nextStep("compact", 20, 20)).toBe("less");
  expect(nextStep("compact", 8, 9)).toBe("more");
});

test("there is no button when one page holds every case", () => {
  expect(nextStep("compact", 8, 8)).toBeNull();
  expect(nextStep("compact", 8, 3)).toBeNull();
  expect(nextStep("compact", 8, 0)).toBeNull();
  expect(nextStep("grid", 8, 8)).toBe("less");
});
