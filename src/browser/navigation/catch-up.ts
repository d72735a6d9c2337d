/** Set by the inline script that starts the page (src/build/after-build/script-tags.ts). */
type EarlyWindow = Window & { earlyClick?: MouseEvent };

/** Past it a visitor has given the click up, in milliseconds. */
const patience = 2000;

/**
 * A visitor may be faster than the scripts: the last button clicked before they ran is clicked again, if that
 * was a moment ago. The click has a task of its own, for React does not wake up a part of the page while it is
 * finishing another.
 */
export function catchUp(): void {
  const early = window as EarlyWindow;
  const click = early.earlyClick;
  document.onclick = null;
  delete early.earlyClick;
  // They may have been given up too early.
  document.documentElement.dataset.scripts = "";
  // The development server's pages have no script that starts them, to take it away.
  delete document.documentElement.dataset.fresh;
  if (!click || performance.now() - click.timeStamp > patience) return;
  const button = click.target instanceof Element && click.target.closest<HTMLElement>("button[type=button]");
  if (button) setTimeout(() => button.click());
}
