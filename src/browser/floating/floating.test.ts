import { joinFloating, liftFloating } from "./floating";

const heightOf = (element: Element | null) =>
  element instanceof HTMLElement ? element.style.getPropertyValue("--consent-banner-height") : undefined;

beforeEach(() => {
  document.body.innerHTML = '<main></main><div id="corner" data-floating></div>';
});

test("only what floats is lifted, and comes down again", () => {
  const corner = document.getElementById("corner");
  liftFloating("120px");
  expect(heightOf(corner)).toBe("120px");
  expect(heightOf(document.documentElement)).toBe("");
  liftFloating("");
  expect(heightOf(corner)).toBe("");
});

test("what comes later floats as high as the others, then moves with them", () => {
  const late = document.createElement("div");
  liftFloating("120px");
  joinFloating(late);
  document.body.append(late);
  expect(heightOf(late)).toBe("120px");
  liftFloating("90px");
  expect(heightOf(late)).toBe("90px");
});
