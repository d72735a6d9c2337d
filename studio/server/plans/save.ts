import { posix } from "node:path";
import { labelOf } from "../../../src/content/project/label-of";
import { slugOf } from "../../../src/content/project/slug";
import { stringsOf } from "../../../src/content/validate/entry";
import { type Sources, withChanges } from "../../../src/content/validate/sources";
import type { Fields, FormContent } from "../../protocol";
import {
  bodyOf,
  collectionOf,
  entriesIn,
  fieldsOf,
  findEntry,
  hasOwnFiles,
  hasOwnFolder,
  isPicture,
  type NamedEntry,
  targetOf,
  viewEntry,
} from "../entries";
import type { Edited } from "../check";
import { versionOf } from "../files";
import type { Plan } from "../plan";
import { Refusal } from "../refusal";
import { downloadsOf } from "../staged-files";
import { editJson, newJson } from "../text/edit-json";
import { editMdx, newMdx } from "../text/edit-mdx";
import { mergeTexts, mergeValues, type OnConflict } from "../text/merge";
import { isUsed } from "./remove";

/** Fields in the schema's order; unknown ones last. */
function inOrder(known: readonly string[], value: Fields): Fields {
  const keys = [...known.filter((key) => Object.hasOwn(value, key)), ...Object.keys(value)];
  return Object.fromEntries(keys.map((key) => [key, value[key]]));
}

/** An unused path for a new entry. */
function unusedFile(sources: Sources, pattern: string, title: string): string {
  const slug = slugOf(title) || "sans-titre";
  const names = [slug, ...Array.from({ length: 99 }, (_, rank) => `${slug}-${rank + 2}`)];
  return pattern.replace("*", names.find((name) => !sources.exists(pattern.replace("*", name))) ?? slug);
}

/** The form, with what was written in its file since it was opened. */
function mergeForm(sources: Sources, entry: NamedEntry, form: FormContent, onConflict: OnConflict) {
  const { value, body, base, baseBody, version } = form;
  if (versionOf(sources.read(entry.file)) === version) return { value, body };
  const merged = mergeValues(fieldsOf(entry), base, value, onConflict) as Fields | undefined;
  const text = body === null ? null : mergeTexts(bodyOf(entry) ?? "", baseBody ?? "", body, onConflict);
  if (merged === undefined || text === undefined)
    throw new Refusal(409, "Ce fichier a changé sur le disque depuis que vous l’avez ouvert, au même endroit.", {
      current: viewEntry(sources, form),
    });
  return { value: merged, body: text };
}

/** The text of the file that a form edits or creates. */
function compose(sources: Sources, form: FormContent, entry: NamedEntry | undefined, onConflict: OnConflict) {
  const collection = collectionOf(form.type);
  const { shape, files } = collection;
  const merged = entry ? mergeForm(sources, entry, form, onConflict) : form;
  const value = inOrder(Object.keys(collection.schema.shape), merged.value);
  const body = merged.body ?? "";
  const linesBefore = (text: string) =>
    shape === "mdx"
      ? text
          .replace(/\r\n?/g, "\n")
          .slice(0, -body.length || undefined)
          .split("\n").length - 1
      : 0;
  if (form.file === null && hasOwnFiles(collection)) {
    const text = shape === "mdx" ? newMdx(value, body) : newJson(value);
    const lines = shape === "mdx" ? newMdx(value, "").split("\n").length - 2 : 0;
    return { file: unusedFile(sources, files, labelOf(value, "")), index: null, text, value, linesBefore: lines };
  }
  const file = form.file ?? files;
  if (!sources.exists(file)) throw new Refusal(404, `${file} n’existe pas ou plus.`);
  const before = sources.read(file);
  if (shape === "mdx") {
    const text = editMdx(before, value, body);
    return { file, index: null, text, value, linesBefore: linesBefore(text) };
  }
  if (shape === "single") return { file, index: null, text: editJson(before, value), value, linesBefore: 0 };
  const list = entriesIn(sources, collection, file).map(fieldsOf);
  const index = entry ? (targetOf(entry).index ?? 0) : list.length;
  return { file, index, text: editJson(before, list.toSpliced(index, 1, value)), value, linesBefore: 0 };
}

const namesIn = (value: Fields) => stringsOf(value).map((field) => field.value);

/**
 * Writes a form to its file, changing only what was edited, with the files received for it; those that it replaces, no
 * longer offers or no longer names go to the bin.
 *
 * @param staged where each received file is, by its path from the entry's folder.
 * @param onConflict what to do where the file has changed at the same place: refuse, or keep the form's version.
 * @throws {Refusal} 409 for such a conflict, or a file of another entry.
 */
export function planSave(
  sources: Sources,
  form: FormContent,
  staged: ReadonlyMap<string, string>,
  onConflict: OnConflict,
): Plan & { edited: Edited } {
  const collection = collectionOf(form.type);
  const isNew = form.file === null || (collection.shape === "list" && form.index === null);
  const entry = isNew ? undefined : findEntry(sources, form);
  const composed = compose(sources, form, entry, onConflict);
  const { text, ...edited } = { type: form.type, ...composed };
  const { file, value } = edited;
  const former = entry ? fieldsOf(entry) : {};
  const inFolder = (name: string) => posix.join(posix.dirname(file), name);

  const placed = new Map([...staged].map(([name, from]) => [inFolder(name), from] as const));
  const replaced = [...placed.keys()].filter((name) => sources.exists(name));
  const isOwn = (name: string) =>
    hasOwnFolder(collection) ? !isNew : namesIn(former).some((one) => inFolder(one) === name);
  const stranger = replaced.find((name) => !isOwn(name));
  if (stranger)
    throw new Refusal(409, `${stranger} existe déjà : choisissez de nouveau le fichier, il prendra un autre nom.`);

  const offered = downloadsOf(value);
  const withdrawn = downloadsOf(former).filter((name) => !offered.includes(name));
  const saved = withChanges(sources, new Map([[file, text]]));
  const pictures = namesIn(former).filter((name) => isPicture(name) && !isUsed(saved, inFolder(name)));
  const gone = [...withdrawn, ...pictures].map(inFolder).filter((name) => sources.exists(name) && !placed.has(name));

  const isEdited = !sources.exists(file) || sources.read(file) !== text;
  const displaced = [...replaced, ...gone];
  const isForced = onConflict === "theirs" && entry !== undefined && versionOf(sources.read(file)) !== form.version;
  return {
    edited,
    title: displaced.map((name) => posix.basename(name)).join(", ") || labelOf(value, file),
    kind:
      displaced.length === 0 ? "version du disque" : withdrawn.length > 0 ? "fichier à emporter" : "fichier remplacé",
    ...((displaced.length > 0 || isForced) && { bin: "exchange" as const }),
    refusal: "La construction du site refuserait ces valeurs.",
    texts: new Map(isEdited ? [[file, text]] : []),
    files: new Map<string, string | null>([...placed, ...gone.map((name) => [name, null] as const)]),
  };
}
