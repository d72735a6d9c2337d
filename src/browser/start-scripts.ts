import { isSiteError } from "./site-error";

/**
 * The inline script that loads the page's other scripts (compiled and inserted by
 * src/gatsby/finish/script-tags.ts): after `load` and the first paint, at the first input, or
 * after 3 s at the latest. Loaded earlier, those scripts would compete with the first paint for a
 * phone's network and CPU (docs/decisions/2026-11-20-la-page-avant-ses-scripts.md).
 *
 * The no-script styles come back when a script of the site fails, not when scripts are late: a button pressed in the
 * meantime is clicked again once they have come.
 */

/** Longest wait before the scripts are loaded, in milliseconds. */
const startTimeout = 3000;

const { dataset } = document.documentElement;
const files = document.currentScript?.dataset.files?.split(" ") ?? [];

let hydrated = false;

function showNoScriptStyles(): void {
  if (!hydrated) delete dataset.scripts;
}

function start(): void {
  for (const src of files.splice(0)) {
    const script = Object.assign(document.createElement("script"), { src, async: false, onerror: showNoScriptStyles });
    document.head.append(script);
  }
}

const scheduleStart = (): void => void setTimeout(start);

function startAfterPaint(): void {
  // Firefox reports no paint for a page that opens scrolled down.
  if (window.scrollY > 0) requestAnimationFrame(scheduleStart);
  else if ("PerformanceObserver" in window) {
    new PerformanceObserver(scheduleStart).observe({ type: "paint", buffered: true });
  }
}

/** Closes the menu (a `<details>` of src/layout/Header) after a choice. */
function closeMenu({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest("header a"))
    document.querySelector("details")?.removeAttribute("open");
}

/**
 * Records hydration, then clicks the last pressed button (expect-scripts.ts) again. The attribute `data-ready` is separate
 * from `data-scripts`: no style reads it, so that setting it restyles nothing.
 */
function markHydrated(): void {
  hydrated = true;
  dataset.scripts = "";
  dataset.ready = "";
  document.removeEventListener("click", closeMenu);
  const { pressed } = window as { pressed?: unknown };
  const button = pressed instanceof Element && pressed.closest<HTMLElement>("button[type=button]");
  // In a separate task: React does not hydrate one boundary while it completes another.
  if (button) setTimeout(() => button.click());
}

const followError = (event: ErrorEvent | PromiseRejectionEvent): void => {
  if (isSiteError(event)) showNoScriptStyles();
};

window.addEventListener("load", startAfterPaint);
window.addEventListener("pointerdown", start);
window.addEventListener("keydown", start);
setTimeout(start, startTimeout);

window.addEventListener("error", followError);
window.addEventListener("unhandledrejection", followError);

document.addEventListener("click", closeMenu);
document.addEventListener("hydrated", markHydrated, { once: true });

// Without an export, esbuild takes the file for CommonJS and wraps it: 115 bytes more in each page.
export {};
