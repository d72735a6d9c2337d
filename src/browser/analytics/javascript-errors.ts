import { isOwn } from "../own-error";
import { failureOf } from "./describe-error";
import { track } from "./track";

/** Per page, so that an error in a loop does not flood the reports. */
const MAX_ERRORS = 10;

/**
 * Reports each distinct error thrown in the site's own files, ten of a page view at most. `reported` is kept for the
 * page view.
 */
export function watchErrors(reported: Set<string>): () => void {
  const report = (event: ErrorEvent | PromiseRejectionEvent): void => {
    if (!isOwn(event) || reported.size >= MAX_ERRORS) return;
    const failure = failureOf(event);
    const key = Object.values(failure).join("\n");
    if (!reported.has(key) && track("javascript_error", failure)) reported.add(key);
  };

  window.addEventListener("error", report);
  window.addEventListener("unhandledrejection", report);
  return () => {
    window.removeEventListener("error", report);
    window.removeEventListener("unhandledrejection", report);
  };
}
