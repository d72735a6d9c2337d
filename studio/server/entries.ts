import { dirname } from "node:path/posix";
import { labelOf } from "../../src/content/project/label-of";
import { matcher } from "../../src/content/project/project-files";
import { readFile } from "../../src/content/validate/read-entries";
import { type Entry, pathOf } from "../../src/content/validate/entry";
import type { Sources } from "../../src/content/validate/sources";
import { collections } from "../../src/collections/collections";
import type { Collection } from "../../src/collections/define-collection";
import { fieldsIn } from "../fields";
import type { EntrySummary, EntryView, Fields, Target } from "../protocol";
import { versionOf } from "./files";
import { Refusal } from "./refusal";

export function collectionOf(type: string): Collection {
  const collection = collections.find((one) => one.type === type);
  if (!collection) throw new Refusal(404, `Collection inconnue : ${type}`);
  return collection;
}

/** The collection that a file belongs to. */
export const collectionIn = (file: string): Collection | undefined =>
  collections.find(({ files }) => matcher(files)(file));

/** Whether each entry has its own file. */
export const hasOwnFiles = ({ files }: Pick<Collection, "files">) => files.includes("*");

/** Whether entries may be added and removed. */
export const isOpen = ({ studio, shape, files }: Collection) =>
  !studio.fixed && (shape !== "single" || hasOwnFiles({ files }));

/** Whether each entry has its own folder, with its images and its files. */
export const hasOwnFolder = ({ files }: Collection) => files.includes("*/");

/** The files that go with an entry of its own file: its folder's, where it has one. */
export const filesWith = (sources: Sources, file: string): string[] =>
  file.endsWith("/index.mdx") ? sources.list(dirname(file)) : [file];

export const filesOf = (sources: Sources, { files }: Collection): string[] => {
  const [top = ""] = files.split("/");
  return sources.list(top).filter(matcher(files));
};

/** An entry, and what it is about in its list: its index changes when others are added before it. */
export type NamedEntry = Entry & { id: string | null };

/** Names each entry of a list by its first unique field, or its label; entries of the same name are numbered. */
export function idsOf({ unique: [key = ""] }: Collection, list: readonly Fields[]): string[] {
  const names = list.map((fields) => {
    const own = fields[key];
    return typeof own === "string" && own !== "" ? own : labelOf(fields, "");
  });
  return names.map((name, index) => {
    const rank = names.slice(0, index).filter((other) => other === name).length;
    return rank > 0 ? `${name} (${rank + 1})` : name;
  });
}

/** The entries of a file. Throws if it can't be read. */
export function entriesIn(sources: Sources, collection: Collection, file: string): NamedEntry[] {
  const { entries, mistakes } = readFile(sources, file, collection);
  const [mistake] = mistakes;
  if (/^<{7} /m.test(sources.read(file)))
    throw new Refusal(
      422,
      `${file} contient deux versions à départager. Si une mise à jour du dépôt attend, « Ce qui a changé » l’annule ; sinon, gardez l’une des deux dans un éditeur.`,
    );
  if (mistake) throw new Refusal(422, `${file} : ${mistake.message}. Corrigez ce fichier dans un éditeur.`);
  const ids = collection.shape === "list" ? idsOf(collection, entries.map(fieldsOf)) : [];
  return entries.map((entry, index) => ({ ...entry, id: ids[index] ?? null }));
}

/** The text of an entry, as an editor returns it. */
export const bodyOf = ({ prose }: Entry): string | null => prose?.body.replace(/\r\n?/g, "\n") ?? null;

export const fieldsOf = ({ value }: Entry): Fields => fieldsIn(value);

export const isSample = (entry: Entry) => fieldsOf(entry).sample === true;

export const summaryOf = (entry: NamedEntry): EntrySummary => ({
  file: entry.file,
  index: typeof entry.path[0] === "number" ? entry.path[0] : null,
  id: entry.id,
  label: labelOf(fieldsOf(entry), entry.collection.studio.title),
  sample: isSample(entry),
  page: pathOf(entry),
});

/**
 * The entries of a collection in the site's order: a list's own, cases by rank, articles newest first.
 *
 * @param broken receives the errors of files that can't be read.
 */
export function sortedEntries(sources: Sources, collection: Collection, broken: string[]): NamedEntry[] {
  const { rank } = collection.studio;
  const entries = filesOf(sources, collection).flatMap((file) => {
    try {
      return entriesIn(sources, collection, file);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      broken.push(error.message);
      return [];
    }
  });
  const rankOf = (entry: Entry) => Number(rank ? (fieldsOf(entry)[rank] ?? Infinity) : 0);
  const dateOf = (entry: Entry) => {
    const { date } = fieldsOf(entry);
    return hasOwnFiles(collection) && typeof date === "string" ? date : "";
  };
  const compare = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0);
  return entries.sort((a, b) => compare(rankOf(a), rankOf(b)) || compare(dateOf(b), dateOf(a)));
}

/** The entry that a target points to: in a list, the one that is about the same thing, wherever it is now. */
export function findEntry(sources: Sources, { type, file, index, id }: Target): NamedEntry {
  const collection = collectionOf(type);
  if (file === null || !matcher(collection.files)(file) || !sources.exists(file)) {
    throw new Refusal(404, `${file ?? "Cette entrée"} n’existe pas ou plus.`);
  }
  const entries = entriesIn(sources, collection, file);
  const entry = id === null ? entries[index ?? 0] : entries.find((one) => one.id === id);
  if (!entry) throw new Refusal(404, `« ${id ?? file} » n’existe plus dans ${file}.`);
  return entry;
}

/** The same target, at the index where it is now. */
export const targetOf = (entry: NamedEntry): Target => {
  const { file, index, id } = summaryOf(entry);
  return { type: entry.collection.type, file, index, id };
};

export const isPicture = (name: string) => /\.(?:png|jpe?g|webp|avif|svg|gif)$/i.test(name);

/** Images in an article's own folder; none for collections that share a folder. */
function picturesInFolder(sources: Sources, collection: Collection, file: string): string[] {
  if (!hasOwnFolder(collection)) return [];
  const folder = dirname(file);
  return sources
    .list(folder)
    .map((name) => name.slice(folder.length + 1))
    .filter((name) => isPicture(name) && !name.includes("/"));
}

export function viewEntry(sources: Sources, target: Target): EntryView {
  const entry = findEntry(sources, target);
  return {
    value: fieldsOf(entry),
    body: bodyOf(entry),
    version: versionOf(sources.read(entry.file)),
    page: pathOf(entry),
    pictures: picturesInFolder(sources, entry.collection, entry.file),
  };
}
