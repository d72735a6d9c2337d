/** Set by the inline script that starts the page (src/build/after-build/script-tags.ts). */
type EarlyWindow = Window & { earlyClick?: HTMLElement | null };

/**
 * A visitor may be faster than the scripts: the last button clicked before they ran is
 * clicked again, and the place scrolled to is told to whom keeps it for the way back. The
 * click has a task of its own, for React does not wake up a part of the page while it is
 * finishing another.
 */
export function catchUp(): void {
  const early = window as EarlyWindow;
  const button = early.earlyClick;
  document.onclick = null;
  delete early.earlyClick;
  if (button) setTimeout(() => button.click());
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"));
}
