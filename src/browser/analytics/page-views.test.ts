import { onReturn } from "./page-views";

test("only the return of a page from the back/forward cache begins another page view", () => {
  const began = jest.fn();
  onReturn(began);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(began).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(began).toHaveBeenCalledTimes(1);
});
