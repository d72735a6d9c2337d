import { withoutMarks } from "../../../src/content/launch/sample-marks";
import type { Sources } from "../../../src/content/validate/sources";
import type { Target } from "../../protocol";
import { collectionOf, entriesIn, fieldsOf, filesOf, findEntry, isSample, type NamedEntry } from "../entries";
import type { Plan } from "../plan";
import { editEntries } from "./edit-entries";

/** Ends the samples of a whole list, or of an entry, or of some fields of one: they are their owner's. */
export function planOwn(sources: Sources, { fields, ...target }: Target & { fields: readonly string[] | null }): Plan {
  const collection = collectionOf(target.type);
  const one = target.file === null ? undefined : findEntry(sources, target);
  const isMeant = (entry: NamedEntry) => (one ? entry.path[0] === one.path[0] : isSample(entry));
  const files = one ? [one.file] : filesOf(sources, collection);
  const texts = files.map((file): [string, string] => {
    const change = (entry: NamedEntry) => (isMeant(entry) ? withoutMarks(entry, fields ?? undefined) : fieldsOf(entry));
    return [file, editEntries(sources, entriesIn(sources, collection, file), change)];
  });
  return {
    title: collection.studio.title,
    kind: "exemples",
    refusal: "Ne peut pas devenir le vôtre tel quel.",
    texts: new Map(texts.filter(([file, after]) => after !== sources.read(file))),
    files: new Map(),
  };
}
