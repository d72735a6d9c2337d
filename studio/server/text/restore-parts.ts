import { collectionIn, entriesIn, fieldsOf } from "../entries";
import type { Project } from "../project";
import { Refusal } from "../refusal";
import { type Dropped, putBackAt } from "./drop-value";
import { spliceJson } from "./splice-json";
import { writeEntries } from "./write-entries";

/** The text of a file that has changed since parts of it were taken out, with those parts. */
export function restoreParts({ sources }: Project, file: string, dropped: readonly Dropped[]): string {
  const collection = collectionIn(file);
  if (!collection) throw new Refusal(404, `${file} n’est plus un contenu du site.`);
  const text = sources.read(file);
  const entries = entriesIn(sources, collection, file);
  const isList = collection.shape === "list";
  const root: unknown = structuredClone(isList ? entries.map(fieldsOf) : entries[0]?.value);
  // The last that went is the first to come back: the places of the others are those it left.
  for (const part of dropped.toReversed()) putBackAt(root, part);
  return isList ? spliceJson(text, root) : writeEntries(text, entries, () => root as Record<string, unknown>);
}
