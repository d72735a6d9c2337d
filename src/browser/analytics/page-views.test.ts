import { announceRoute, currentPageView, onPageView, watchReturns } from "./page-views";

test("a page view begins with each page, not with an anchor or a query string", () => {
  const began = jest.fn();
  onPageView(began);
  announceRoute({ pathname: "/" });
  announceRoute({ pathname: "/" });
  announceRoute({ pathname: "/blog" });
  announceRoute({ pathname: "/blog/" });
  announceRoute({ pathname: "/" });
  expect(began).toHaveBeenCalledTimes(3);
  expect(currentPageView()).toBe(3);
});

test("the return of a page from the back/forward cache begins a page view; an ordinary display does not", () => {
  watchReturns();
  const before = currentPageView();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(currentPageView()).toBe(before);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(currentPageView()).toBe(before + 1);
});
