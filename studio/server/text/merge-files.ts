import { editJson } from "./edit-json";
import { mergeTexts, mergeValues } from "./merge";

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
