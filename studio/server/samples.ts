import { posix } from "node:path";
import type { Collection } from "../../src/collections/define-collection";
import { withoutMarks } from "../../src/content/launch/sample-marks";
import { labelOf } from "../../src/content/project/label-of";
import type { Mistake } from "../../src/content/validate/mistake";
import { withChanges } from "../../src/content/validate/sources";
import type { SampleRemoval, Target } from "../protocol";
import { addToBin, type TakenOut } from "./bin";
import { elsewhere, mistakesAfter } from "./check";
import {
  isOpen,
  collectionOf,
  entriesIn,
  fieldsOf,
  filesOf,
  filesWith,
  findEntry,
  hasOwnFolder,
  type NamedEntry,
} from "./entries";
import { picturesOnlyOf } from "./entry-operations";
import { versionOf, writeTogether } from "./files";
import { type Mend, mendFile } from "./mend-references";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import type { Dropped } from "./text/drop-value";
import { writeEntries } from "./text/write-entries";

const isSample = (entry: NamedEntry) => fieldsOf(entry).sample === true;

/** The files of a collection, with their entries. */
const filesWithEntries = ({ sources }: Project, collection: Collection) =>
  filesOf(sources, collection).map((file) => ({ file, entries: entriesIn(sources, collection, file) }));

/** Ends the samples of a whole list, or of an entry, or of some fields of one: they are their owner's. */
export function makeOwn(project: Project, target: Target, fields?: readonly string[]): void {
  const { sources, root } = project;
  const one = target.file === null ? undefined : findEntry(sources, target);
  const files = one
    ? [{ file: one.file, entries: entriesIn(sources, one.collection, one.file) }]
    : filesWithEntries(project, collectionOf(target.type));
  const isMeant = (entry: NamedEntry) => (one ? entry.path[0] === one.path[0] : isSample(entry));
  const texts = files.map(({ file, entries }) => {
    const before = sources.read(file);
    const after = writeEntries(before, entries, (entry) =>
      isMeant(entry) ? withoutMarks(entry, fields) : fieldsOf(entry),
    );
    return { file, before, after };
  });
  writeTogether(
    root,
    texts.filter(({ before, after }) => before !== after),
  );
}

/** A list without its samples: what is written, what goes. */
type Removal = { labels: string[]; texts: Map<string, string | null>; takenOut: TakenOut[]; mends: Mend[] };

function takeOut(project: Project, collection: Collection): Omit<Removal, "mends"> {
  const labels: string[] = [];
  const texts = new Map<string, string | null>();
  const takenOut: TakenOut[] = [];
  for (const { file, entries } of filesWithEntries(project, collection)) {
    const going = entries.filter(isSample);
    if (going.length === 0) continue;
    labels.push(...going.map((entry) => labelOf(fieldsOf(entry), file)));
    const before = project.sources.read(file);
    if (collection.shape !== "list") {
      for (const one of filesWith(project.sources, file)) texts.set(one, null);
      continue;
    }
    const after = writeEntries(before, entries, (entry) => (isSample(entry) ? null : fieldsOf(entry)));
    // From the end, so that each index is the one it had.
    const dropped = going.toReversed().map(({ path, value }): Dropped => ({ path, value }));
    texts.set(file, after);
    takenOut.push({ file, before, after: versionOf(after), dropped });
  }
  return { labels, texts, takenOut };
}

const byFile = (mistakes: readonly Mistake[]) => {
  const files = new Map<string, Mistake[]>();
  for (const mistake of mistakes) files.set(mistake.file, [...(files.get(mistake.file) ?? []), mistake]);
  return [...files];
};

/**
 * What goes with the samples of a list: the links, references and stories that other entries may do without.
 *
 * @throws {Refusal} 422 when the site needs one of them.
 */
async function planRemoval(project: Project, type: string): Promise<Removal> {
  const { sources } = project;
  const collection = collectionOf(type);
  if (!isOpen(collection)) throw new Refusal(400, "Le site a besoin de ces entrées : elles ne se suppriment pas.");
  const { labels, texts, takenOut } = takeOut(project, collection);
  const mends: Mend[] = [];
  for (;;) {
    const changed = withChanges(sources, texts);
    const { added } = await mistakesAfter(sources, changed);
    const mended = byFile(added).flatMap(([file, mistakes]) => mendFile(changed, file, mistakes) ?? []);
    if (mended.length === 0 && added.length > 0)
      throw new Refusal(
        422,
        "Ces exemples ne peuvent pas partir encore\u00a0: ce qui suit y mène. Changez ces endroits d’abord, ou retirez-les aussi.",
        { mistakes: added.map((mistake) => elsewhere(changed, mistake)) },
      );
    for (const mend of mended) {
      const before = texts.get(mend.file) ?? sources.read(mend.file);
      texts.set(mend.file, mend.text);
      takenOut.push({ file: mend.file, before, after: versionOf(mend.text), dropped: mend.dropped });
    }
    mends.push(...mended);
    if (added.length === 0) return { labels, texts, takenOut, mends };
  }
}

/** The cuts of one file as one: restoring it puts all of them back. */
function mergeCuts(takenOut: readonly TakenOut[]): TakenOut[] {
  const files = new Map<string, TakenOut>();
  for (const cut of takenOut) {
    const former = files.get(cut.file);
    const joins = former && "dropped" in former && "dropped" in cut;
    files.set(cut.file, joins ? { ...cut, before: former.before, dropped: [...former.dropped, ...cut.dropped] } : cut);
  }
  return [...files.values()];
}

/** Tells what would go with the samples of a list, writing nothing. */
export async function previewRemoval(project: Project, type: string): Promise<SampleRemoval> {
  const { labels, mends } = await planRemoval(project, type);
  return { labels, mends: [...new Set(mends.flatMap(({ places }) => places))] };
}

/**
 * Moves the samples of a list to the bin, as one item.
 *
 * @returns its id in the bin.
 */
export async function removeSamples(project: Project, type: string): Promise<string> {
  const { labels, texts, takenOut } = await planRemoval(project, type);
  const collection = collectionOf(type);
  const [, kind] = collection.studio.nouns;
  const gone = filesOf(project.sources, collection).filter((file) => texts.get(file) === null);
  const files = hasOwnFolder(collection)
    ? gone.map((file) => posix.dirname(file))
    : [...gone, ...picturesOnlyOf(project, gone)];
  const cuts = mergeCuts(takenOut);
  const rewrites = cuts.map(({ file, before }) => ({ file, before, after: texts.get(file) ?? before }));
  let id = "";
  writeTogether(project.root, rewrites, () => {
    const title = `${collection.studio.title} : ${labels.length > 1 ? `${labels.length} exemples` : "1 exemple"}`;
    id = addToBin(project, { title, kind, files, takenOut: cuts });
  });
  return id;
}
