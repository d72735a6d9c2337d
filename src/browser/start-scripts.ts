import { isOwn } from "./own-error";

/**
 * The inline script that loads the others (compiled and inserted by
 * src/gatsby/finish/script-tags.ts): after `load` and the first paint, at the first input, or
 * after 3 s at the latest. Loaded earlier, they would compete with the first paint for a phone's
 * network and CPU (docs/decisions/2026-11-20-la-page-avant-ses-scripts.md).
 *
 * The no-script styles come back when a script of the site fails, not when one is late: what was pressed is answered as
 * soon as it comes.
 */

/** In milliseconds. */
const startTimeout = 3000;

const { dataset } = document.documentElement;
const files = document.currentScript?.dataset.files?.split(" ") ?? [];

let hydrated = false;
let pressed: Element | null = null;

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

/** Follows a choice in the menu, which opens by itself (src/layout/Header), and remembers the button pressed last. */
function notePress({ target }: MouseEvent): void {
  pressed = target instanceof Element ? target : null;
  if (pressed?.closest("header a")) document.querySelector("details")?.removeAttribute("open");
}

/** Records hydration, in an attribute of its own: no style reads it, so that nothing is restyled. Presses the button again. */
function markHydrated(): void {
  hydrated = true;
  dataset.scripts = "";
  dataset.ready = "";
  document.removeEventListener("click", notePress);
  const button = pressed?.closest<HTMLElement>("button[type=button]");
  // In its own task: React does not hydrate one boundary while it completes another.
  if (button) setTimeout(() => button.click());
}

const followError = (event: ErrorEvent | PromiseRejectionEvent): void => {
  if (isOwn(event)) showNoScriptStyles();
};

window.addEventListener("load", startAfterPaint);
window.addEventListener("pointerdown", start);
window.addEventListener("keydown", start);
setTimeout(start, startTimeout);

window.addEventListener("error", followError);
window.addEventListener("unhandledrejection", followError);

document.addEventListener("click", notePress);
document.addEventListener("hydrated", markHydrated, { once: true });

// Otherwise esbuild takes the file for CommonJS, and its wrapper weighs 115 bytes in each page.
export {};
