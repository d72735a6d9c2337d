/**
 * The one inline script of a built page that starts the others (compiled and put in by
 * src/gatsby/after-build/script-tags.ts): they are asked for once the page is loaded and painted, at the visitor's first
 * gesture, or after 3 s at the latest. Asked for earlier they would share a phone's connection and processor with the
 * first paint (docs/decisions/2026-11-20-la-page-avant-ses-scripts.md).
 *
 * The look of a page without scripts comes back when one fails, or when the page is not awake after 15 s.
 */

/** In milliseconds. */
const longestWait = 3000;
const longestStart = 15_000;

/** Past it a visitor has given a click up, in milliseconds. */
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
  // Firefox tells nothing of the paint of a page that opens lower than its top.
  if (window.scrollY > 0) requestAnimationFrame(startSoon);
  else if ("PerformanceObserver" in window) {
    new PerformanceObserver(startSoon).observe({ type: "paint", buffered: true });
  }
}

const noteClick = ({ target }: MouseEvent): void => {
  clicked = { target, at: performance.now() };
};

/** A visitor may be faster than the scripts: the last button clicked a moment ago is clicked again. */
function wake(): void {
  awake = true;
  dataset.scripts = "awake";
  document.removeEventListener("click", noteClick);
  if (!clicked || performance.now() - clicked.at > patience) return;
  const { target } = clicked;
  const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
  // In a task of its own: React hydrates no part of the page while it finishes another.
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
