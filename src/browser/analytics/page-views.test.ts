import { onRestore } from "./page-views";

test("only a restore from the back/forward cache starts another page view", () => {
  const started = jest.fn();
  onRestore(started);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(started).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(started).toHaveBeenCalledTimes(1);
});
