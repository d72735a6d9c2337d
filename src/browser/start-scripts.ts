/**
 * The inline script that loads the others (compiled and inserted by
 * src/gatsby/after-build/script-tags.ts): after `load` and the first paint, at the first input, or
 * after 3 s at the latest. Loaded earlier, they would compete with the first paint for a phone's
 * network and CPU (docs/decisions/2026-11-20-la-page-avant-ses-scripts.md).
 *
 * The no-script styles come back when a script fails, or when the page is not hydrated after 15 s.
 */

/** In milliseconds. */
const longestWait = 3000;
const longestStart = 15_000;

/** How long a click made before hydration is remembered, in milliseconds. */
const patience = 2000;

const { dataset } = document.documentElement;
const files = document.currentScript?.dataset.files?.split(" ") ?? [];

let awake = false;
let clicked: { target: EventTarget | null; at: number } | undefined;

function giveUp(): void {
  if (!awake) delete dataset.scripts;
}

function start(): void {
  for (const src of files.splice(0)) {
    const script = Object.assign(document.createElement("script"), { src, async: false, onerror: giveUp });
    document.head.append(script);
  }
}

const startSoon = (): void => void setTimeout(start);

function startOncePainted(): void {
  // Firefox reports no paint for a page that opens scrolled down.
  if (window.scrollY > 0) requestAnimationFrame(startSoon);
  else if ("PerformanceObserver" in window) {
    new PerformanceObserver(startSoon).observe({ type: "paint", buffered: true });
  }
}

const noteClick = ({ target }: MouseEvent): void => {
  clicked = { target, at: performance.now() };
};

/** Replays the last click on a button, if it was made shortly before hydration. */
function wake(): void {
  awake = true;
  dataset.scripts = "awake";
  document.removeEventListener("click", noteClick);
  if (!clicked || performance.now() - clicked.at > patience) return;
  const { target } = clicked;
  const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
  // In its own task: React does not hydrate one boundary while it completes another.
  if (button) setTimeout(() => button.click());
}

window.addEventListener("load", startOncePainted);
window.addEventListener("pointerdown", start);
window.addEventListener("keydown", start);
setTimeout(start, longestWait);

window.addEventListener("error", giveUp);
window.addEventListener("unhandledrejection", giveUp);
setTimeout(giveUp, longestStart);

document.addEventListener("click", noteClick);
document.addEventListener("awake", wake, { once: true });

export {};
