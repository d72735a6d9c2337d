/**
 * The inline script that loads the others (compiled and inserted by
 * src/gatsby/finish/script-tags.ts): after `load` and the first paint, at the first input, or
 * after 3 s at the latest. Loaded earlier, they would compete with the first paint for a phone's
 * network and CPU (docs/decisions/2026-11-20-la-page-avant-ses-scripts.md).
 *
 * The no-script styles come back when a script fails, or when the page is not hydrated after 15 s.
 */

/** In milliseconds. */
const startTimeout = 3000;
const hydrationTimeout = 15_000;

/** How long a click made before hydration is remembered, in milliseconds. */
const clickLifetime = 2000;

const { dataset } = document.documentElement;
const files = document.currentScript?.dataset.files?.split(" ") ?? [];

let hydrated = false;
let clicked: { target: EventTarget | null; at: number } | undefined;

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

const rememberClick = ({ target }: MouseEvent): void => {
  clicked = { target, at: performance.now() };
};

/**
 * Records hydration, in an attribute of its own: no style reads it, so that nothing is restyled. Replays a recent click
 * on a button.
 */
function markHydrated(): void {
  hydrated = true;
  dataset.scripts = "";
  dataset.ready = "";
  document.removeEventListener("click", rememberClick);
  if (!clicked || performance.now() - clicked.at > clickLifetime) return;
  const { target } = clicked;
  const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
  // In its own task: React does not hydrate one boundary while it completes another.
  if (button) setTimeout(() => button.click());
}

window.addEventListener("load", startAfterPaint);
window.addEventListener("pointerdown", start);
window.addEventListener("keydown", start);
setTimeout(start, startTimeout);

window.addEventListener("error", showNoScriptStyles);
window.addEventListener("unhandledrejection", showNoScriptStyles);
setTimeout(showNoScriptStyles, hydrationTimeout);

document.addEventListener("click", rememberClick);
document.addEventListener("hydrated", markHydrated, { once: true });

export {};
