import { type Failure, failureOf, isOwn, rejectionOf } from "./describe-error";
import { track } from "./track";

/** Per page, so that an error in a loop does not flood the reports. */
const MAX_ERRORS = 10;

/** Reports each distinct error of the current page once, ten at most. */
export function watchErrors(): () => void {
  const reported = new Set<string>();

  const report = (failure: Failure): void => {
    const key = Object.values(failure).join("\n");
    if (!isOwn(failure) || reported.has(key) || reported.size >= MAX_ERRORS) return;
    reported.add(key);
    track("javascript_error", failure);
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
