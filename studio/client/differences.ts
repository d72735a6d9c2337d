import { isFields } from "../fields";
import type { EntryView, FormSchema } from "../protocol";
import { labelAt } from "../schema-path";
import { textField } from "./merge-versions";

/** A field that differs between two versions of an entry. */
export type Difference = { key: string; label: string; mine: string; disk: string };

/** Formats a value for display. */
function formatValue(schema: FormSchema | undefined, value: unknown): string {
  if (value === undefined || value === "") return "(vide)";
  if (Array.isArray(value)) return value.map((item) => `– ${formatValue(schema?.items, item)}`).join("\n");
  if (isFields(value))
    return Object.entries(value)
      .map(([key, inner]) => `${labelAt(schema ?? {}, [key])} : ${formatValue(schema?.properties?.[key], inner)}`)
      .join("\n");
  if (typeof value === "boolean") return value ? "oui" : "non";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Reduces two long texts to the range of lines that differ. */
function diffTexts(mine: string, disk: string): Pick<Difference, "mine" | "disk"> {
  const [ours, theirs] = [mine.split("\n"), disk.split("\n")];
  const shortest = Math.min(ours.length, theirs.length);
  let start = 0;
  while (start < shortest && ours[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < shortest - start && ours.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const part = (lines: string[]) => lines.slice(start, lines.length - end).join("\n") || "(rien)";
  return { mine: part(ours), disk: part(theirs) };
}

type Version = Pick<EntryView, "value" | "body">;

/** Some fields of the form and of the file on disk, to choose from. */
export function differencesOf(schema: FormSchema, mine: Version, disk: Version, keys: readonly string[]): Difference[] {
  return keys.map((key) => {
    if (key === textField) return { key, label: "Texte", ...diffTexts(mine.body ?? "", disk.body ?? "") };
    const field = schema.properties?.[key];
    return {
      key,
      label: labelAt(schema, [key]),
      mine: formatValue(field, mine.value[key]),
      disk: formatValue(field, disk.value[key]),
    };
  });
}
