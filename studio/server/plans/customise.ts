import { withoutMarks } from "../../../src/content/launch/sample-marks";
import type { Sources } from "../../../src/content/validate/sources";
import type { Target } from "../../protocol";
import { collectionOf, entriesIn, fieldsOf, filesOf, findEntry, isSample, type NamedEntry } from "../entries";
import type { Plan } from "../plan";
import { editEntries } from "./edit-entries";

/** Removes the marks of a sample from a whole list, from an entry, or from some of its fields: «C’est le mien». */
export function planCustomise(
  sources: Sources,
  { fields, ...target }: Target & { fields: readonly string[] | null },
): Plan {
  const collection = collectionOf(target.type);
  const chosen = target.file === null ? undefined : findEntry(sources, target);
  const isMeant = (entry: NamedEntry) => (chosen ? entry.path[0] === chosen.path[0] : isSample(entry));
  const files = chosen ? [chosen.file] : filesOf(sources, collection);
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
