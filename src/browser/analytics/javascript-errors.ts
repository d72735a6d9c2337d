import { type Failure, failureOf, isOwn, rejectionOf } from "./describe-error";
import { track } from "./track";

/** Per page, so that an error in a loop does not flood the reports. */
const MAX_ERRORS = 10;

/** Reports each distinct error of the current page once, ten at most. `reported` is kept for the page view. */
export function watchErrors(reported: Set<string>): () => void {
  const report = (failure: Failure): void => {
    const key = Object.values(failure).join("\n");
    if (!isOwn(failure) || reported.has(key) || reported.size >= MAX_ERRORS) return;
    if (track("javascript_error", failure)) reported.add(key);
  };
  const onError = (event: ErrorEvent): void => report(failureOf(event));
  const onRejection = (event: PromiseRejectionEvent): void => report(rejectionOf(event.reason));

  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}
