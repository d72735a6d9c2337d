/** What waits to be shown, in the order of the page. */
const waiting = new Set<() => void>();

let called = false;

function showNext(): void {
  called = false;
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  next();
  callNext();
}

/** The next turn comes once what the last one showed has been painted, in a task of its own. */
function callNext(): void {
  if (waiting.size > 0) document.addEventListener("click", showAll, true);
  else document.removeEventListener("click", showAll, true);
  if (called || waiting.size === 0) return;
  called = true;
  requestAnimationFrame(() => setTimeout(showNext));
}

/** Who asks for a place further down is to be led where it will stay. */
function showAll({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest('a[href*="#"]')) return;
  for (const show of waiting) show();
  waiting.clear();
}

/**
 * Calls `show` when those that asked before have been shown, each in a frame of its own; at once when a link to an
 * anchor is followed meanwhile.
 *
 * @returns a function that gives the turn up.
 */
export function awaitTurn(show: () => void): () => void {
  waiting.add(show);
  callNext();
  return () => waiting.delete(show);
}
