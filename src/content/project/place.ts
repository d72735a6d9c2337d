/** A place in a text, from 1. */
export type Place = { line: number; column: number };

/** Where an offset of a text stands. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
