import { isSiteError } from "../site-error";
import { describeError } from "./describe-error";
import { track } from "./track";

/** Most reports per page view: an error in a loop would flood them. */
const MAX_ERRORS = 10;

/**
 * Reports each distinct error thrown in the site's own files, at most ten per page view. `reported` belongs to the page
 * view: an error is not reported again if consent is withdrawn and given again.
 */
export function watchErrors(reported: Set<string>): () => void {
  const report = (event: ErrorEvent | PromiseRejectionEvent): void => {
    if (!isSiteError(event) || reported.size >= MAX_ERRORS) return;
    const errorReport = describeError(event);
    const key = Object.values(errorReport).join("\n");
    if (!reported.has(key) && track("javascript_error", errorReport)) reported.add(key);
  };

  window.addEventListener("error", report);
  window.addEventListener("unhandledrejection", report);
  return () => {
    window.removeEventListener("error", report);
    window.removeEventListener("unhandledrejection", report);
  };
}
