import { labelOf } from "../../src/content/project/label-of";
import { existsSync } from "node:fs";
import { posix } from "node:path";
import { type Sources, withChanges } from "../../src/content/validate/sources";
import type { Mistake } from "../../src/content/validate/mistake";
import type { Target } from "../protocol";
import { addToBin, restore } from "./bin";
import { elsewhere, mistakesAfter } from "./check";
import {
  collectionIn,
  collectionOf,
  entriesIn,
  fieldsOf,
  filesOf,
  filesWith,
  findEntry,
  isOpen,
  isPicture,
  targetOf,
} from "./entries";
import { safePath, versionOf, writeTogether } from "./files";
import { placeOf } from "./place";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import { isUsed, withStaged } from "./staged-files";
import { spliceJson } from "./text/splice-json";

const listed = new Intl.ListFormat("fr", { type: "conjunction" });

/** At most this many places are named in a refusal. */
const maxNamed = 4;

/** Who would be left with a mistake if an entry were removed. */
function whoNeeds(sources: Sources, mistakes: readonly Mistake[]): string {
  const places = [...new Set(mistakes.map((mistake) => placeOf(sources, mistake)))];
  const more = places.length - maxNamed;
  return listed.format([...places.slice(0, maxNamed), ...(more > 0 ? [`${more} autres`] : [])]);
}

async function refuseIfNeeded(project: Project, changes: ReadonlyMap<string, string | null>) {
  const { added } = await mistakesAfter(project.sources, withChanges(project.sources, changes));
  if (added.length === 0) return;
  throw new Refusal(
    422,
    `Ne peut pas être supprimé : le site en a besoin. À corriger d’abord : ${whoNeeds(project.sources, added)}.`,
    {
      mistakes: added.map((mistake) => elsewhere(project.sources, mistake)),
    },
  );
}

const readVersion = ({ sources }: Project, file: string, version: string) => {
  const text = sources.read(file);
  if (versionOf(text) !== version)
    throw new Refusal(409, "Ce fichier a changé sur le disque : la liste vient d’être relue.");
  return text;
};

/** Moves an entry within a list. */
export function moveInList(project: Project, target: Target & { to: number; version: string }): void {
  const entry = findEntry(project.sources, target);
  const { file, index } = targetOf(entry);
  if (index === null || file === null) throw new Refusal(400, "Cette entrée n’a pas de rang.");
  const text = readVersion(project, file, target.version);
  const list = entriesIn(project.sources, entry.collection, file).map(({ value }) => value);
  list.splice(Math.max(0, Math.min(target.to, list.length - 1)), 0, ...list.splice(index, 1));
  writeTogether(project.root, [{ file, before: text, after: spliceJson(text, list) }]);
}

/** Reorders the entries of a folder: writes the new rank of each file whose rank changes. */
export function reorder(project: Project, type: string, order: readonly string[]): void {
  const collection = collectionOf(type);
  const field = collection.studio.rank;
  const files = filesOf(project.sources, collection);
  if (!field || order.length !== files.length || !files.every((file) => order.includes(file))) {
    throw new Refusal(409, "La liste a changé sur le disque : elle vient d’être relue.");
  }
  const ranked = order.map((file, position) => {
    const before = project.sources.read(file);
    const [entry] = entriesIn(project.sources, collection, file);
    return { file, before, after: spliceJson(before, { ...(entry && fieldsOf(entry)), [field]: position + 1 }) };
  });
  writeTogether(
    project.root,
    ranked.filter(({ before, after }) => before !== after),
  );
}

/** The images named by the entry of a file, in its folder. */
function picturesOf(project: Project, file: string): string[] {
  const [entry] = entriesIn(project.sources, collectionOf(collectionIn(file)?.type ?? ""), file);
  return Object.values(entry ? fieldsOf(entry) : {})
    .filter((name) => typeof name === "string" && isPicture(name) && /^(\.\/)?[^/]+$/.test(name))
    .map((name) => posix.join(posix.dirname(file), String(name)))
    .filter((picture) => existsSync(safePath(project.root, picture)));
}

/**
 * Moves an entry to the bin, with the images that nothing else uses.
 *
 * @returns its id in the bin.
 * @throws {Refusal} when the project needs it (a link, a reference, the last of its kind).
 */
export async function remove(project: Project, target: Target & { version: string }): Promise<string> {
  const { sources, root } = project;
  const entry = findEntry(sources, target);
  const { file, collection } = entry;
  const text = readVersion(project, file, target.version);
  const title = labelOf(fieldsOf(entry), file);
  const [kind] = collection.studio.nouns;
  if (!isOpen(collection)) {
    throw new Refusal(400, "Le site a besoin de cette entrée : elle ne se supprime pas.");
  }
  if (collection.shape === "list") {
    const list = entriesIn(sources, collection, file).map(({ value }) => value);
    const index = targetOf(entry).index ?? 0;
    const [value] = list.splice(index, 1);
    const after = spliceJson(text, list);
    await refuseIfNeeded(project, new Map([[file, after]]));
    const takenOut = { file, index, before: text, after: versionOf(after), value };
    let id = "";
    writeTogether(root, [{ file, before: text, after }], () => {
      id = addToBin(project, { title, kind, files: [], takenOut });
    });
    return id;
  }
  await refuseIfNeeded(project, new Map(filesWith(sources, file).map((one) => [one, null] as const)));
  if (file.endsWith("/index.mdx")) return addToBin(project, { title, kind, files: [posix.dirname(file)] });
  return addToBin(project, { title, kind, files: [file, ...picturesOnlyOf(project, [file])] });
}

/** The images that nothing but these entries uses. */
export function picturesOnlyOf(project: Project, files: readonly string[]): string[] {
  const read = (name: string) => (files.includes(name) ? "" : project.sources.read(name));
  const others = { ...project, sources: { ...project.sources, read } };
  return [...new Set(files.flatMap((file) => picturesOf(project, file)))].filter((picture) => !isUsed(others, picture));
}

/** Restores a deleted entry, or a file. */
export const restoreEntry = (project: Project, id: string) =>
  restore(project, id, async (texts, files) => {
    const changed = withChanges(withStaged(project.sources, files), texts);
    const { added } = await mistakesAfter(project.sources, changed);
    if (added.length === 0) return;
    const [first] = added;
    const reason = first ? ` (${placeOf(changed, first)} : ${first.message})` : "";
    throw new Refusal(422, `Ne peut pas être remis : le site ne l’accepterait plus tel qu’il est${reason}.`);
  });

/** Deletes an unused image. */
export function removePicture(project: Project, picture: string): string {
  const location = safePath(project.root, picture);
  if (!isPicture(picture) || !existsSync(location)) throw new Refusal(404, "Cette image n’existe plus.");
  if (isUsed(project, picture))
    throw new Refusal(409, "Cette image sert encore dans l’entrée : retirez-la d’abord du texte ou du champ.");
  return addToBin(project, { title: posix.basename(picture), kind: "image", files: [picture] });
}
