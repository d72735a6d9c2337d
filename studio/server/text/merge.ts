import { diff3Merge, diffComm } from "node-diff3";
import { parse, Scalar, stringify } from "yaml";

/** Who wins where both have changed the same lines: nobody, which is a conflict, or the second. */
export type Settling = "refuse" | "theirs";

const lineBreak = /\r\n|\r|\n/g;

/** Begins a line that is only there to be the same in all versions. */
const mark = "\0";

/** After the line of a field, one that stays when its value changes: changes to neighbours are no conflict. */
const withMarks = (text: string): string[] =>
  text.split(lineBreak).flatMap((line) => {
    const [, key] = /^[\s-]*("[^"]*"|[\w.]+):(?:\s|$)/.exec(line) ?? [];
    return key === undefined ? [line] : [line, mark + key];
  });

/** Splits off what all versions begin and end with: the comparison takes a time that grows with the square of the rest. */
function apart(versions: readonly string[][]) {
  const [one = []] = versions;
  const shortest = Math.min(...versions.map(({ length }) => length));
  const isShared = (index: number) => versions.every((lines) => lines.at(index) === one.at(index));
  let head = 0;
  while (head < shortest && isShared(head)) head += 1;
  let tail = 0;
  while (tail < shortest - head && isShared(-1 - tail)) tail += 1;
  const middles = versions.map((lines) => lines.slice(head, lines.length - tail));
  return { head: one.slice(0, head), middles, tail: one.slice(one.length - tail) };
}

/** Ends each line as it did in `source`, where it stands there; others, as its first one. */
function withBreaks(source: string, lines: string[]): string {
  const breaks = source.match(lineBreak) ?? [];
  const { head, middles, tail } = apart([source.split(lineBreak), lines]);
  let rank = head.length;
  const ends = diffComm(middles[0] ?? [], middles[1] ?? []).flatMap(({ common, buffer1, buffer2 }) => {
    const kept = common?.map((_line, index) => breaks[rank + index]);
    rank += (common ?? buffer1).length;
    return kept ?? (buffer2 ?? []).map(() => undefined);
  });
  const all = [...breaks.slice(0, head.length), ...ends, ...(tail.length > 1 ? breaks.slice(1 - tail.length) : [])];
  return lines
    .map((line, index) => line + (index < lines.length - 1 ? (all[index] ?? breaks[0] ?? "\n") : ""))
    .join("");
}

/**
 * Merges two texts made from the same one, by lines.
 *
 * @returns `mine`, byte for byte, but for the lines that `theirs` changed; undefined for a conflict.
 */
export function mergeTexts(mine: string, base: string, theirs: string, settling: Settling = "refuse") {
  const { head, middles, tail } = apart([mine, base, theirs].map(withMarks));
  const [ours = [], former = [], others = []] = middles;
  const regions = diff3Merge(ours, former, others, { excludeFalseConflicts: true });
  if (settling === "refuse" && regions.some(({ conflict }) => conflict)) return undefined;
  const lines = [...head, ...regions.flatMap(({ ok, conflict }) => ok ?? conflict?.b ?? []), ...tail];
  return withBreaks(
    mine,
    lines.filter((line) => !line.startsWith(mark)),
  );
}

const toYaml = (value: unknown): string =>
  stringify(value, { lineWidth: 0, defaultStringType: Scalar.QUOTE_DOUBLE, doubleQuotedMinMultiLineLength: Infinity });

/** Merges two values made from the same one, by fields; undefined for a conflict. */
export function mergeValues(mine: unknown, base: unknown, theirs: unknown, settling: Settling = "refuse"): unknown {
  const merged = mergeTexts(toYaml(mine), toYaml(base), toYaml(theirs), settling);
  try {
    return merged && (parse(merged) as unknown);
  } catch {
    return undefined;
  }
}
