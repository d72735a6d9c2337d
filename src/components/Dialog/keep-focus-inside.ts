const stops = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)";

/**
 * Makes Tab go round inside a modal dialog. The browser keeps it out of the page by itself, but stops at its
 * own toolbar on the way, where a keyboard user believes to have left the dialog.
 */
export function keepFocusInside(event: KeyboardEvent): void {
  if (event.key !== "Tab" || !(event.currentTarget instanceof HTMLElement)) return;
  const reachable = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const [first] = reachable;
  const last = reachable.at(-1);
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
