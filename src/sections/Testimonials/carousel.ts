/**
 * Positions in an endless carousel: the list is there twice, so that a position and the same one
 * plus the list's width look the same. All lengths in pixels.
 */
export type Direction = 1 | -1;

/** The equivalent position with room to scroll on both sides. */
export function equivalentPosition(position: number, loop: number): number {
  if (loop <= 0) return position;
  // A scroll may end a fraction of a pixel from its target.
  if (position < 1) return position + loop;
  return position > loop + 1 ? position - loop : position;
}

/** Position of the previous or next item. */
export function neighbour(position: number, step: number, direction: Direction): number {
  return step > 0 ? (Math.round(position / step) + direction) * step : position;
}
