import { posix } from "node:path";
import { labelOf } from "../../../src/content/project/label-of";
import { stringsOf } from "../../../src/content/validate/entry";
import type { Sources } from "../../../src/content/validate/sources";
import type { Target } from "../../protocol";
import { entriesIn, fieldsOf, filesWith, findEntry, isOpen, isPicture, type NamedEntry } from "../entries";
import { versionOf } from "../files";
import type { Plan } from "../plan";
import { Refusal, refuseChanged } from "../refusal";
import { editEntries } from "./edit-entries";

/** The images of an entry's folder that it names. */
const picturesOf = (sources: Sources, { file, value }: NamedEntry): string[] =>
  stringsOf(value)
    .filter((field) => isPicture(field.value) && /^(?:\.\/)?[^/]+$/.test(field.value))
    .map((field) => posix.join(posix.dirname(file), field.value))
    .filter((picture) => sources.exists(picture));

/** Whether a text of an image's folder names it. */
export function isUsed(sources: Sources, picture: string, but: readonly string[] = []): boolean {
  const [folder, name] = [posix.dirname(picture), posix.basename(picture)];
  return sources
    .list(folder)
    .filter((file) => posix.dirname(file) === folder && /\.(?:json|mdx?)$/.test(file) && !but.includes(file))
    .some((file) => sources.read(file).includes(name));
}

/** The files that go with entries of their own file: all of their folder, or the images that nothing else uses. */
export function filesGoingWith(sources: Sources, entries: readonly NamedEntry[]): Map<string, null> {
  const own = entries.flatMap(({ file }) => filesWith(sources, file));
  const pictures = entries.flatMap((entry) => picturesOf(sources, entry));
  const unused = pictures.filter((picture) => !isUsed(sources, picture, own));
  return new Map([...own, ...unused].map((file) => [file, null] as const));
}

/** Takes an entry out, with the images that nothing else uses. */
export function planRemoval(sources: Sources, { version, ...target }: Target & { version: string }): Plan {
  const entry = findEntry(sources, target);
  const { file, collection } = entry;
  if (!isOpen(collection)) throw new Refusal(400, "Le site a besoin de cette entrée : elle ne se supprime pas.");
  if (versionOf(sources.read(file)) !== version) throw refuseChanged();
  const isList = collection.shape === "list";
  const entries = isList ? entriesIn(sources, collection, file) : [];
  const without = () => editEntries(sources, entries, (one) => (one.path[0] === entry.path[0] ? null : fieldsOf(one)));
  return {
    title: labelOf(fieldsOf(entry), file),
    kind: collection.studio.nouns[0],
    bin: "removal",
    refusal: "Ne peut pas être supprimé : le site en a besoin.",
    texts: new Map(isList ? [[file, without()]] : []),
    files: isList ? new Map() : filesGoingWith(sources, [entry]),
  };
}

/** Takes out an image that nothing uses. */
export function planPictureRemoval(sources: Sources, { file }: { file: string }): Plan {
  if (!isPicture(file) || !sources.exists(file)) throw new Refusal(404, "Cette image n’existe plus.");
  if (isUsed(sources, file))
    throw new Refusal(409, "Cette image sert encore dans l’entrée : retirez-la d’abord du texte ou du champ.");
  return {
    title: posix.basename(file),
    kind: "image",
    bin: "removal",
    refusal: "Ne peut pas être supprimée : le site en a besoin.",
    texts: new Map(),
    files: new Map([[file, null]]),
  };
}
