/** Vertical extent in the window, in pixels. */
type Span = { top: number; bottom: number };

/** Space kept around a control. */
const GAP = 4;

/** The bottom edge of the lowest place of this height that touches no obstacle; undefined if there is none. */
export function lowestClearEdge(height: number, room: Span, obstacles: readonly Span[]): number | undefined {
  let edge = room.bottom;
  while (edge - height >= room.top) {
    const top = edge - height - GAP;
    const met = obstacles.filter((obstacle) => obstacle.top < edge + GAP && obstacle.bottom > top);
    if (met.length === 0) return edge;
    edge = Math.min(...met.map((obstacle) => obstacle.top)) - GAP;
  }
  return undefined;
}

/**
 * Controls, all that a form says of its fields (their names, their mistakes; not its first words, of them all), and what
 * stands beside it.
 */
const kept =
  "main :is(a, button, input, textarea, summary, [data-kept]), main form :is(label, p:not(:first-child)), footer :is(a, button)";

/**
 * Moves the list up to where it covers no link, button or field, nor a word of a form. Where there is no such place, the
 * stylesheet shows it to who asks for it (Alt+T) only: what it says is said in the page, too.
 */
export function placeClear(list: HTMLElement): void {
  list.style.removeProperty("bottom");
  delete list.dataset.crowded;
  const { left, right, bottom, height } = list.getBoundingClientRect();
  const top = Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
  const obstacles = [...document.querySelectorAll(kept)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.left < right && box.right > left);
  const edge = lowestClearEdge(height, { top, bottom }, obstacles);
  if (edge === undefined) list.dataset.crowded = "";
  else if (edge < bottom) list.style.bottom = `${window.innerHeight - edge}px`;
}
