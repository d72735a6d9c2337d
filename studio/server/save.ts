import { posix } from "node:path";
import type { Checked, Fields, Saved, FormContent } from "../protocol";
import { moveToBin } from "./bin";
import { countWords, mistakesAfter, toFieldMistakes } from "./check";
import { type ComposedFile, composeFile } from "./compose-file";
import { collectionOf, findEntry, fieldsOf, isPicture, viewEntry } from "./entries";
import { pathOf } from "../../src/content/validate/entry";
import { versionOf, writeAtomically } from "./files";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import { isUsed, moveStagedPictures, finalPaths } from "./staged-pictures";

/** Validates a form: errors of its entry, and those it would cause elsewhere. */
async function validateForm(project: Project, form: FormContent) {
  const composed = composeFile(project.sources, form);
  const paths = finalPaths(form, composed.file);
  const changes = new Map<string, string | null>([
    [composed.file, composed.text],
    ...[...paths.keys()].map((path) => [path, ""] as const),
  ]);
  const { after, added } = await mistakesAfter(project.sources, changes);
  const own = toFieldMistakes(after, composed).filter(({ elsewhere }) => elsewhere === undefined);
  const caused = toFieldMistakes(added, composed).filter(({ elsewhere }) => elsewhere !== undefined);
  return { composed, paths, mistakes: [...own, ...caused] };
}

/** Validates an unsaved form, and counts the words of its text. */
export async function check(project: Project, form: FormContent): Promise<Checked> {
  const { mistakes } = await validateForm(project, form);
  return { mistakes, words: form.body === null ? 0 : await countWords(project.sources, form.body) };
}

/** Images that the entry no longer uses. */
function replacedPictures(former: Fields, next: Fields): string[] {
  return Object.entries(former)
    .filter(([key, name]) => typeof name === "string" && isPicture(name) && next[key] !== name)
    .map(([, name]) => String(name));
}

/**
 * Saves a form to its file, changing only what was edited.
 *
 * @throws {Refusal} 409 when the file changed since it was read, 422 when the build would refuse it.
 */
export async function save(project: Project, form: FormContent): Promise<Saved> {
  const { root, sources } = project;
  const { shape } = collectionOf(form.type);
  // A new entry is added to whatever the list contains by now.
  const edited = shape === "list" && form.index === null ? null : form.file;
  if (edited !== null && sources.exists(edited) && versionOf(sources.read(edited)) !== form.version) {
    throw new Refusal(
      409,
      "Ce fichier a changé sur le disque depuis que vous l’avez ouvert.",
      currentOf(project, form),
    );
  }
  const saved = (composed: ComposedFile): Saved => {
    const target = { type: form.type, file: composed.file, index: composed.index };
    return { ...target, version: versionOf(composed.text), page: pathOf(findEntry(sources, target)) };
  };
  const unedited = composeFile(sources, form);
  if (unedited.text === unedited.before) return saved(unedited);
  const { composed, paths, mistakes } = await validateForm(project, form);
  if (mistakes.length > 0) throw new Refusal(422, "La construction du site refuserait ces valeurs.", { mistakes });
  const former = edited === null ? {} : fieldsOf(findEntry(sources, form));
  moveStagedPictures(project, paths);
  writeAtomically(root, composed.file, composed.text);
  for (const name of replacedPictures(former, form.value)) {
    const picture = posix.join(posix.dirname(composed.file), name);
    if (sources.exists(picture) && !isUsed(project, picture)) moveToBin(project, name, "Image remplacée", [picture]);
  }
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
