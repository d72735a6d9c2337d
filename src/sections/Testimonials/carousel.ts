/**
 * Arithmetic of an endless row: the list stands twice in a scrolling strip, so that a
 * position and the same one a list further show the same thing. All lengths in pixels.
 */
export type Direction = 1 | -1;

/** The equivalent position that leaves room on both sides: past zero, at most one list's length. */
export function comeRound(position: number, loop: number): number {
  if (loop <= 0) return position;
  // Positions at rest may be a fraction of a pixel away from where they were sent.
  if (position < 1) return position + loop;
  return position > loop + 1 ? position - loop : position;
}

/** Where the neighbouring card begins. */
export function neighbour(position: number, step: number, direction: Direction): number {
  return step > 0 ? (Math.round(position / step) + direction) * step : position;
}
