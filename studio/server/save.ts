import { posix } from "node:path";
import { pathOf } from "../../src/content/validate/entry";
import { withChanges } from "../../src/content/validate/sources";
import type { Checked, Fields, FormContent, Saved } from "../protocol";
import { addToBin } from "./bin";
import { countWords, mistakesAfter, toFieldMistakes } from "./check";
import { type ComposedFile, composeFile } from "./compose-file";
import { collectionOf, fieldsOf, findEntry, hasOwnFolder, isPicture, targetOf, viewEntry } from "./entries";
import { moveAll, safePath, versionOf, writeTogether } from "./files";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import { downloadsOf, isUsed, stagedPlaces, withStaged } from "./staged-files";
import { titleOfDownload } from "./taken-download";

/** The entry as it is on disk; no field for a new one. */
const formerFields = (project: Project, form: FormContent): Fields =>
  form.file === null || isAddition(form) ? {} : fieldsOf(findEntry(project.sources, form));

/** A new entry is added to whatever the list contains by now. */
const isAddition = ({ type, index }: FormContent) => collectionOf(type).shape === "list" && index === null;

/** The files that an article no longer offers, among those in its folder. */
function takenDownloads(project: Project, form: FormContent, file: string): string[] {
  const offered = downloadsOf(form.value);
  return downloadsOf(formerFields(project, form))
    .filter((name) => !offered.includes(name))
    .map((name) => posix.join(posix.dirname(file), name))
    .filter((name) => project.sources.exists(name));
}

/** Validates a form: errors of its entry, and those it would cause elsewhere. */
async function validateForm(project: Project, form: FormContent) {
  const { sources } = project;
  const composed = composeFile(sources, form);
  const places = stagedPlaces(project, form, composed.file);
  const taken = takenDownloads(project, form, composed.file);
  const changes = new Map<string, string | null>([
    [composed.file, composed.text],
    ...taken.map((name) => [name, null] as const),
  ]);
  const changed = withChanges(withStaged(sources, places), changes);
  const { after, added } = await mistakesAfter(sources, changed);
  const edited = { ...composed, type: form.type, value: form.value };
  const own = toFieldMistakes(changed, after, edited).filter(({ elsewhere }) => elsewhere === undefined);
  const caused = toFieldMistakes(changed, added, edited).filter(({ elsewhere }) => elsewhere !== undefined);
  return { composed, places, taken, mistakes: [...own, ...caused] };
}

/** Validates an unsaved form, and counts the words of its text. */
export async function check(project: Project, form: FormContent): Promise<Checked> {
  const { mistakes } = await validateForm(project, form);
  return { mistakes, words: form.body === null ? 0 : await countWords(project.sources, form.body) };
}

/**
 * Puts the staged files in place. One that takes the name of another must replace a file of this
 * entry, which goes to the bin.
 */
function placeStaged(project: Project, form: FormContent, former: Fields, places: ReadonlyMap<string, string>) {
  const taken = [...places.keys()].filter((place) => project.sources.exists(place));
  const isOwn = (place: string) =>
    hasOwnFolder(collectionOf(form.type)) ? form.file !== null : Object.values(former).includes(posix.basename(place));
  const stranger = taken.find((place) => !isOwn(place));
  if (stranger)
    throw new Refusal(409, `${stranger} existe déjà : choisissez de nouveau le fichier, il prendra un autre nom.`);
  for (const place of taken)
    addToBin(project, { title: posix.basename(place), kind: "fichier remplacé", files: [place], replaced: true });
  moveAll([...places].map(([place, from]) => [from, safePath(project.root, place)] as const));
}

/** Moves to the bin the files that the article no longer offers. */
function binTaken(project: Project, composed: ComposedFile, former: Fields, taken: readonly string[]) {
  const cut = { file: composed.file, before: composed.before ?? "", after: versionOf(composed.text) };
  for (const file of taken) {
    const name = posix.basename(file);
    const download = { title: titleOfDownload(former, name), name };
    addToBin(project, { title: name, kind: "fichier à emporter", files: [file], takenOut: { ...cut, download } });
  }
}

/** Moves to the bin the images that nothing names any longer. */
function binReplaced(project: Project, file: string, former: Fields, next: Fields) {
  const pictures = Object.entries(former)
    .filter(([key, name]) => typeof name === "string" && isPicture(name) && next[key] !== name)
    .map(([, name]) => posix.join(posix.dirname(file), String(name)))
    .filter((picture) => project.sources.exists(picture) && !isUsed(project, picture));
  for (const picture of pictures)
    addToBin(project, { title: posix.basename(picture), kind: "image remplacée", files: [picture] });
}

/**
 * Saves a form to its file, changing only what was edited.
 *
 * @throws {Refusal} 409 when the file changed since it was read, 422 when the build would refuse it.
 */
export async function save(project: Project, form: FormContent): Promise<Saved> {
  const { root, sources } = project;
  const edited = isAddition(form) ? null : form.file;
  if (edited !== null && sources.exists(edited) && versionOf(sources.read(edited)) !== form.version) {
    throw new Refusal(
      409,
      "Ce fichier a changé sur le disque depuis que vous l’avez ouvert.",
      currentOf(project, form),
    );
  }
  const saved = (composed: ComposedFile): Saved => {
    const entry = findEntry(sources, { type: form.type, file: composed.file, index: composed.index, id: null });
    return { ...targetOf(entry), version: versionOf(composed.text), page: pathOf(entry) };
  };
  const unedited = composeFile(sources, form);
  if (unedited.text === unedited.before && Object.keys(form.staged).length === 0) return saved(unedited);
  const { composed, places, taken, mistakes } = await validateForm(project, form);
  if (mistakes.length > 0) throw new Refusal(422, "La construction du site refuserait ces valeurs.", { mistakes });
  const former = formerFields(project, form);
  writeTogether(root, [{ file: composed.file, before: composed.before, after: composed.text }], () => {
    placeStaged(project, form, former, places);
    binTaken(project, composed, former, taken);
  });
  binReplaced(project, composed.file, former, form.value);
  return saved(composed);
}

/** The entry on disk, if it still exists. */
function currentOf({ sources }: Project, form: FormContent) {
  try {
    return { current: viewEntry(sources, form) };
  } catch {
    return {};
  }
}
