import { posix } from "node:path";
import type { Checked, Fields, Saved, Work } from "../protocol";
import { throwAway } from "./bin";
import { countWords, mistakesAfter, tellMistakes } from "./check";
import { type DrawnUp, drawUp } from "./compose-file";
import { collectionOf, findEntry, fieldsOf, isPicture, pageOf, viewEntry } from "./entries";
import { versionOf, writeWhole } from "./files";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import { isUsed, placePictures, placesOf } from "./staged-pictures";

/** Validates a form: errors of its entry, and those it would cause elsewhere. */
async function judge(project: Project, work: Work) {
  const drawn = drawUp(project.sources, work);
  const places = placesOf(work, drawn.file);
  const changes = new Map<string, string | null>([
    [drawn.file, drawn.text],
    ...[...places.keys()].map((place) => [place, ""] as const),
  ]);
  const { after, added } = await mistakesAfter(project.sources, changes);
  const own = tellMistakes(after, drawn).filter(({ elsewhere }) => elsewhere === undefined);
  const caused = tellMistakes(added, drawn).filter(({ elsewhere }) => elsewhere !== undefined);
  return { drawn, places, mistakes: [...own, ...caused] };
}

/** Validates an unsaved form, and counts the words of its text. */
export async function check(project: Project, work: Work): Promise<Checked> {
  const { mistakes } = await judge(project, work);
  return { mistakes, words: work.body === null ? 0 : await countWords(project.sources, work.body) };
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
export async function save(project: Project, work: Work): Promise<Saved> {
  const { root, sources } = project;
  const { shape } = collectionOf(work.type);
  // A new entry is added to whatever the list contains by now.
  const edited = shape === "list" && work.index === null ? null : work.file;
  if (edited !== null && sources.exists(edited) && versionOf(sources.read(edited)) !== work.version) {
    throw new Refusal(
      409,
      "Ce fichier a changé sur le disque depuis que vous l’avez ouvert.",
      currentOf(project, work),
    );
  }
  const saved = (drawn: DrawnUp): Saved => {
    const target = { type: work.type, file: drawn.file, index: drawn.index };
    return { ...target, version: versionOf(drawn.text), page: pageOf(findEntry(sources, target)) };
  };
  const untouched = drawUp(sources, work);
  if (untouched.text === untouched.before) return saved(untouched);
  const { drawn, places, mistakes } = await judge(project, work);
  if (mistakes.length > 0) throw new Refusal(422, "La construction du site refuserait ces valeurs.", { mistakes });
  const former = edited === null ? {} : fieldsOf(findEntry(sources, work));
  placePictures(project, places);
  writeWhole(root, drawn.file, drawn.text);
  for (const name of replacedPictures(former, work.value)) {
    const picture = posix.join(posix.dirname(drawn.file), name);
    if (sources.exists(picture) && !isUsed(project, picture)) throwAway(project, name, "Image remplacée", [picture]);
  }
  return saved(drawn);
}

/** The entry on disk, if it still exists. */
function currentOf({ sources }: Project, work: Work) {
  try {
    return { current: viewEntry(sources, work) };
  } catch {
    return {};
  }
}
