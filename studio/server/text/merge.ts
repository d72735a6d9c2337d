import { diff3Merge, diffComm } from "node-diff3";
import { parse, Scalar, stringify } from "yaml";
import { editJson } from "./edit-json";

/** What to do where both have changed the same lines: refuse to merge, or keep those of `theirs`. */
export type OnConflict = "refuse" | "theirs";

const lineBreak = /\r\n|\r|\n/g;

/** Begins a line that exists only during a comparison, to be the same in all versions. */
const mark = "\0";

/** Adds after the line of each field one with its key alone: without it, changes to two neighbouring fields would be a conflict. */
const withMarks = (text: string): string[] =>
  text.split(lineBreak).flatMap((line) => {
    const [, key] = /^[\s-]*("[^"]*"|[\w.]+):(?:\s|$)/.exec(line) ?? [];
    return key === undefined ? [line] : [line, mark + key];
  });

/** Splits off the lines that all versions begin and end with: the time of a comparison is quadratic in the others. */
function splitShared(versions: readonly string[][]) {
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

/** Joins lines with the line breaks that they have in `source`; new lines take its first one. */
function withBreaks(source: string, lines: string[]): string {
  const breaks = source.match(lineBreak) ?? [];
  const { head, middles, tail } = splitShared([source.split(lineBreak), lines]);
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
export function mergeTexts(mine: string, base: string, theirs: string, onConflict: OnConflict = "refuse") {
  const { head, middles, tail } = splitShared([mine, base, theirs].map(withMarks));
  const [ours = [], former = [], others = []] = middles;
  const regions = diff3Merge(ours, former, others, { excludeFalseConflicts: true });
  if (onConflict === "refuse" && regions.some(({ conflict }) => conflict)) return undefined;
  const lines = [...head, ...regions.flatMap(({ ok, conflict }) => ok ?? conflict?.b ?? []), ...tail];
  return withBreaks(
    mine,
    lines.filter((line) => !line.startsWith(mark)),
  );
}

const toYaml = (value: unknown): string =>
  stringify(value, { lineWidth: 0, defaultStringType: Scalar.QUOTE_DOUBLE, doubleQuotedMinMultiLineLength: Infinity });

/** Merges two values made from the same one, by fields; undefined for a conflict. */
export function mergeValues(mine: unknown, base: unknown, theirs: unknown, onConflict: OnConflict = "refuse"): unknown {
  const merged = mergeTexts(toYaml(mine), toYaml(base), toYaml(theirs), onConflict);
  try {
    return merged && (parse(merged) as unknown);
  } catch {
    return undefined;
  }
}

type Versions = Readonly<Record<"mine" | "base" | "theirs", string>>;

const parseJson = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, ""));

/** Merges two versions of a file into `mine`: those of JSON by fields, others by lines; undefined for a conflict. */
export function mergeFiles(file: string, { mine, base, theirs }: Versions): string | undefined {
  if (!file.endsWith(".json")) return mergeTexts(mine, base, theirs);
  try {
    const merged = mergeValues(parseJson(mine), parseJson(base), parseJson(theirs));
    return merged === undefined ? undefined : editJson(mine, merged);
  } catch {
    return undefined;
  }
}
