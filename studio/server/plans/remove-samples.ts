import { labelOf } from "../../../src/content/project/label-of";
import { valueAt } from "../../../src/content/project/value-at";
import { fieldPath, type Mistake } from "../../../src/content/validate/mistake";
import type { Sources } from "../../../src/content/validate/sources";
import type { Fields, Path, SampleRemoval } from "../../protocol";
import { schemasAlong } from "../../schema-path";
import { elsewhere, mistakesAfter } from "../check";
import {
  collectionIn,
  collectionOf,
  entriesIn,
  fieldsOf,
  filesOf,
  isOpen,
  isSample,
  type NamedEntry,
} from "../entries";
import { parseFieldPath, placeOf } from "../place";
import { type Plan, withPlan } from "../plan";
import { Refusal } from "../refusal";
import { schemaOf } from "../schema-of";
import { editEntries } from "./edit-entries";
import { filesGoingWith } from "./remove";

/** The smallest part around a field that an entry may do without; undefined if it needs all of them. */
function dispensable({ collection, value }: NamedEntry, path: Path): Path | undefined {
  const along = schemasAlong(schemaOf(collection), path);
  for (let length = path.length; length > 0; length -= 1) {
    const [key, parent] = [path[length - 1], along[length - 1]];
    const list = valueAt(value, path.slice(0, length - 1));
    const canGo = Array.isArray(list)
      ? list.length > Number(parent?.minItems ?? 0)
      : !parent?.required?.includes(String(key));
    if (canGo) return path.slice(0, length);
  }
  return undefined;
}

/** Removes from `root` what stands at a path; returns whether something stood there. */
function removeAt(root: unknown, path: Path): boolean {
  const [parent, key] = [valueAt(root, path.slice(0, -1)), path.at(-1) ?? ""];
  if (parent === null || typeof parent !== "object" || Reflect.get(parent, key) === undefined) return false;
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
  return true;
}

/** Sorts the last item of a list first: removing it does not change the index of those before it. */
const fromTheEnd = (a: Mistake, b: Mistake) => b.field.localeCompare(a.field, "en", { numeric: true });

/** The text of a file without the parts that its mistakes name, where an entry may do without them. */
function withoutParts(sources: Sources, file: string, mistakes: readonly Mistake[]) {
  const collection = collectionIn(file);
  const places: string[] = [];
  if (!collection) return { file, text: "", places };
  const isList = collection.shape === "list";
  const entries = entriesIn(sources, collection, file).map((one) => ({ ...one, value: structuredClone(one.value) }));
  for (const { field } of mistakes.filter((one) => one.file === file).sort(fromTheEnd)) {
    const path = parseFieldPath(field);
    const entry = entries[isList ? Number(path[0]) : 0];
    const inner = entry && dispensable(entry, isList ? path.slice(1) : path);
    if (!inner || !removeAt(entry.value, inner)) continue;
    const whole: (string | number)[] = [...entry.path, ...inner];
    // An item of a list is named by its list.
    const named = typeof whole.at(-1) === "number" ? whole.slice(0, -1) : whole;
    places.unshift(placeOf(sources, { file, field: fieldPath(named), line: undefined }));
  }
  return { file, text: editEntries(sources, entries, ({ value }) => value as Fields), places };
}

/**
 * Removes the samples of a list, with the links, references and stories that lead to them, where other entries may do
 * without.
 *
 * @throws {Refusal} 422 when the site needs one of them.
 */
export async function planSampleRemoval(sources: Sources, type: string): Promise<Plan & SampleRemoval> {
  const collection = collectionOf(type);
  if (!isOpen(collection)) throw new Refusal(400, "Le site a besoin de ces entrées : elles ne se suppriment pas.");
  const lists = filesOf(sources, collection).map((file) => entriesIn(sources, collection, file));
  const samples = lists.flat().filter(isSample);
  const labels = samples.map((entry) => labelOf(fieldsOf(entry), entry.file));
  const withoutSamples = (entries: readonly NamedEntry[]): [string, string] => [
    entries[0]?.file ?? "",
    editEntries(sources, entries, (entry) => (isSample(entry) ? null : fieldsOf(entry))),
  ];
  const isList = collection.shape === "list";
  const texts = new Map<string, string>(isList ? lists.map(withoutSamples) : []);
  const plan = {
    title: `${collection.studio.title} : ${labels.length > 1 ? `${labels.length} exemples` : "1 exemple"}`,
    kind: collection.studio.nouns[1],
    bin: "removal" as const,
    refusal: "Ces exemples ne peuvent pas partir.",
    texts,
    files: isList ? new Map<string, null>() : filesGoingWith(sources, samples),
  };
  const alsoRemoved = new Set<string>();
  // Removing a part may break what led to it in turn.
  for (;;) {
    const would = withPlan(sources, plan);
    const { added } = await mistakesAfter(sources, would);
    if (added.length === 0) return { ...plan, labels, alsoRemoved: [...alsoRemoved] };
    const edited = [...new Set(added.map(({ file }) => file))]
      .map((file) => withoutParts(would, file, added))
      .filter(({ places }) => places.length > 0);
    if (edited.length === 0)
      throw new Refusal(
        422,
        "Ces exemples ne peuvent pas partir encore\u00a0: ce qui suit y mène. Changez ces endroits d’abord, ou retirez-les aussi.",
        { mistakes: added.map((mistake) => elsewhere(would, mistake)) },
      );
    for (const { file, text, places } of edited) {
      texts.set(file, text);
      for (const place of places) alsoRemoved.add(place);
    }
  }
}
