import { announceRoute, currentVisit, onVisit, watchReturns } from "./visits";

test("a visit begins with each page, not with an anchor or a query string", () => {
  const began = jest.fn();
  onVisit(began);
  announceRoute({ pathname: "/" });
  announceRoute({ pathname: "/" });
  announceRoute({ pathname: "/blog" });
  announceRoute({ pathname: "/blog/" });
  announceRoute({ pathname: "/" });
  expect(began).toHaveBeenCalledTimes(3);
  expect(currentVisit()).toBe(3);
});

test("the return of a page from the back/forward cache begins a visit; an ordinary display does not", () => {
  watchReturns();
  const before = currentVisit();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(currentVisit()).toBe(before);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(currentVisit()).toBe(before + 1);
});
