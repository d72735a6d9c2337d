import { dirname } from "node:path/posix";
import { matcher } from "../../src/content/project/project-files";
import { readJson, readMdx } from "../../src/content/validate/read-entries";
import { type Entry, pathOf } from "../../src/content/validate/entry";
import type { Sources } from "../../src/content/validate/sources";
import { collections } from "../../src/collections/collections";
import type { Collection } from "../../src/collections/define-collection";
import type { EntrySummary, EntryView, Fields, Target } from "../protocol";
import { versionOf } from "./files";
import { Refusal } from "./refusal";

export function collectionOf(type: string): Collection {
  const collection = collections.find((one) => one.type === type);
  if (!collection) throw new Refusal(404, `Collection inconnue : ${type}`);
  return collection;
}

/** Whether each entry has its own file. */
export const hasOwnFiles = ({ files }: Collection) => files.includes("*");

export const filesOf = (sources: Sources, { files }: Collection): string[] => {
  const [top = ""] = files.split("/");
  return sources.list(top).filter(matcher(files));
};

const read = (sources: Sources, collection: Collection, file: string) =>
  (collection.shape === "mdx" ? readMdx : readJson)(sources, file, collection);

/** The entries of a file. Throws if it can't be read. */
export function entriesIn(sources: Sources, collection: Collection, file: string): Entry[] {
  const { entries, mistakes } = read(sources, collection, file);
  const [mistake] = mistakes;
  if (mistake) throw new Refusal(422, `${file} : ${mistake.message}. Corrigez ce fichier dans un éditeur.`);
  return entries;
}

const isFields = (value: unknown): value is Fields => value !== null && typeof value === "object";

export const fieldsOf = ({ value }: Entry): Fields => (isFields(value) ? value : {});

const labelFields = ["title", "name", "question", "label", "key"];

/** The label of an entry in lists. */
export const labelOf = (fields: Fields, otherwise: string): string => {
  const found = labelFields.map((name) => fields[name]).find((text) => typeof text === "string" && text !== "");
  return typeof found === "string" ? found : otherwise;
};

export const summaryOf = (entry: Entry): EntrySummary => ({
  file: entry.file,
  index: typeof entry.path[0] === "number" ? entry.path[0] : null,
  label: labelOf(fieldsOf(entry), entry.collection.studio.title),
  sample: fieldsOf(entry).sample === true,
  page: pathOf(entry),
});

/** The entry that a target points to. */
export function findEntry(sources: Sources, { type, file, index }: Target): Entry {
  const collection = collectionOf(type);
  if (file === null || !matcher(collection.files)(file) || !sources.exists(file)) {
    throw new Refusal(404, `${file ?? "Cette entrée"} n’existe pas ou plus.`);
  }
  const entry = entriesIn(sources, collection, file)[index ?? 0];
  if (!entry) throw new Refusal(404, "Cette entrée n’existe plus.");
  return entry;
}

export const isPicture = (name: string) => /\.(?:png|jpe?g|webp|avif|svg|gif)$/i.test(name);

/** Images in an article's own folder; none for collections that share a folder. */
export function picturesInFolder(sources: Sources, collection: Collection, file: string): string[] {
  if (collection.shape !== "mdx" || !file.endsWith("/index.mdx")) return [];
  const folder = dirname(file);
  return sources
    .list(folder)
    .filter(isPicture)
    .map((name) => name.slice(folder.length + 1));
}

export function viewEntry(sources: Sources, target: Target): EntryView {
  const entry = findEntry(sources, target);
  return {
    value: fieldsOf(entry),
    body: entry.prose ? entry.prose.body.replace(/\r\n?/g, "\n") : null,
    version: versionOf(sources.read(entry.file)),
    page: pathOf(entry),
    pictures: picturesInFolder(sources, entry.collection, entry.file),
  };
}
