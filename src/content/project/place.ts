/** A position in a text, 1-based. */
export type Place = { line: number; column: number };

/** Converts an offset to a position. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
