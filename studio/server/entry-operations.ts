import { existsSync } from "node:fs";
import { posix } from "node:path";
import type { Target } from "../protocol";
import { binListEntry, restore, moveToBin } from "./bin";
import { type FileChanges, mistakesAfter, toFieldMistakes } from "./check";
import { collectionOf, entriesIn, fieldsOf, filesOf, findEntry, isPicture, labelOf } from "./entries";
import { safePath, versionOf, writeAtomically } from "./files";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import { isUsed } from "./staged-pictures";
import { spliceJson } from "./text/splice-json";

const refuseMistakes = async ({ sources }: Project, changes: FileChanges, error: string) => {
  const { added } = await mistakesAfter(sources, changes);
  if (added.length > 0) throw new Refusal(422, error, { mistakes: toFieldMistakes(added, { file: "", index: null }) });
};

const readVersion = ({ sources }: Project, file: string, version: string) => {
  const text = sources.read(file);
  if (versionOf(text) !== version)
    throw new Refusal(409, "Ce fichier a changé sur le disque : la liste vient d’être relue.");
  return text;
};

/** Moves an entry within a list. */
export function moveInList(project: Project, target: Target & { to: number; version: string }): void {
  const { file, index, to } = target;
  const entry = findEntry(project.sources, target);
  if (index === null || file === null || entry.collection.shape !== "list")
    throw new Refusal(400, "Cette entrée n’a pas de rang.");
  const text = readVersion(project, file, target.version);
  const list = entriesIn(project.sources, entry.collection, file).map(({ value }) => value);
  list.splice(Math.max(0, Math.min(to, list.length - 1)), 0, ...list.splice(index, 1));
  writeAtomically(project.root, file, spliceJson(text, list));
}

/** Reorders the entries of a folder: writes the new rank of each file whose rank changes. */
export function reorder(project: Project, type: string, order: readonly string[]): void {
  const collection = collectionOf(type);
  const field = collection.studio.rank;
  const files = filesOf(project.sources, collection);
  if (!field || order.length !== files.length || !files.every((file) => order.includes(file))) {
    throw new Refusal(409, "La liste a changé sur le disque : elle vient d’être relue.");
  }
  for (const [position, file] of order.entries()) {
    const text = project.sources.read(file);
    const [entry] = entriesIn(project.sources, collection, file);
    const written = spliceJson(text, { ...(entry && fieldsOf(entry)), [field]: position + 1 });
    if (written !== text) writeAtomically(project.root, file, written);
  }
}

/** The images named by the entry, in its folder. */
function picturesOf(project: Project, file: string, fields: Record<string, unknown>): string[] {
  return Object.values(fields)
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
  if (collection.studio.fixed || (collection.shape === "single" && !collection.files.includes("*"))) {
    throw new Refusal(400, "Le site a besoin de cette entrée : elle ne se supprime pas.");
  }
  const needed = "D’autres pages en ont besoin : corrigez-les d’abord.";
  if (collection.shape === "list") {
    const list = entriesIn(sources, collection, file).map(({ value }) => value);
    const index = target.index ?? 0;
    const [value] = list.splice(index, 1);
    const after = spliceJson(text, list);
    await refuseMistakes(project, new Map([[file, after]]), needed);
    const id = binListEntry(project, title, kind, { file, index, before: text, after: versionOf(after), value });
    writeAtomically(root, file, after);
    return id;
  }
  await refuseMistakes(project, new Map([[file, null]]), needed);
  if (file.endsWith("/index.mdx")) return moveToBin(project, title, kind, [posix.dirname(file)]);
  const pictures = picturesOf(project, file, fieldsOf(entry)).filter(
    (picture) => !isUsedElsewhere(project, picture, file),
  );
  return moveToBin(project, title, kind, [file, ...pictures]);
}

/** Whether a file other than `file` uses the image. */
const isUsedElsewhere = (project: Project, picture: string, file: string) =>
  isUsed(
    { ...project, sources: { ...project.sources, read: (name) => (name === file ? "" : project.sources.read(name)) } },
    picture,
  );

/** Restores a deleted entry. */
export const restoreEntry = (project: Project, id: string) =>
  restore(project, id, (changes) =>
    refuseMistakes(project, changes, "Cette entrée ne convient plus au site tel qu’il est."),
  );

/** Deletes an unused image. */
export function removePicture(project: Project, picture: string): string {
  const location = safePath(project.root, picture);
  if (!isPicture(picture) || !existsSync(location)) throw new Refusal(404, "Cette image n’existe plus.");
  if (isUsed(project, picture))
    throw new Refusal(409, "Cette image sert encore dans l’entrée : retirez-la d’abord du texte ou du champ.");
  return moveToBin(project, posix.basename(picture), "image", [picture]);
}
