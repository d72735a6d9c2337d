/** A position in a text, 1-based. */
export type Position = { line: number; column: number };

/** Converts an offset, in UTF-16 units, to a position. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** Converts a position to an offset. */
export function offsetAt(text: string, { line, column }: Position): number {
  const before = text.split("\n").slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}
