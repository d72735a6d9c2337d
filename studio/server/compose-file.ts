import { labelOf } from "../../src/content/project/label-of";
import type { Sources } from "../../src/content/validate/sources";
import { slugOf } from "../../src/content/project/slug";
import type { Fields, FormContent } from "../protocol";
import { collectionOf, entriesIn, fieldsOf, findEntry, hasOwnFiles, targetOf } from "./entries";
import { Refusal } from "./refusal";
import { composeMdx, spliceMdx } from "./text/splice-mdx";
import { own } from "./text/plain-value";
import { spliceJson } from "./text/splice-json";

/** A file as saving the form would write it. */
export type ComposedFile = {
  file: string;
  index: number | null;
  before: string | null;
  text: string;
  linesBefore: number;
};

/** Fields in the schema's order; unknown ones last. */
function inOrder(known: readonly string[], value: Fields): Fields {
  const keys = [...known.filter((key) => own(value, key) !== undefined), ...Object.keys(value)];
  return Object.fromEntries(keys.map((key) => [key, own(value, key)]));
}

/** An unused path for a new entry: no such file nor, for an article, folder. */
function unusedFile(sources: Sources, pattern: string, title: string): string {
  const slug = slugOf(title) || "sans-titre";
  const names = [slug, ...Array.from({ length: 99 }, (_, rank) => `${slug}-${rank + 2}`)];
  const folder = pattern.slice(0, pattern.indexOf("*"));
  const taken = (name: string) =>
    sources.exists(pattern.replace("*", name)) || (pattern.includes("*/") && sources.exists(folder + name));
  return pattern.replace("*", names.find((name) => !taken(name)) ?? slug);
}

/** Computes the text of the file that a form edits or creates, without writing it. */
export function composeFile(sources: Sources, work: FormContent): ComposedFile {
  const collection = collectionOf(work.type);
  const value = inOrder(Object.keys(collection.schema.shape), work.value);
  const linesIn = (text: string) => text.slice(0, text.length - (work.body ?? "").length).split("\n").length - 1;

  if (work.file === null && hasOwnFiles(collection)) {
    const file = unusedFile(sources, collection.files, labelOf(value, ""));
    const text =
      collection.shape === "mdx" ? composeMdx(value, work.body ?? "") : `${JSON.stringify(value, null, 2)}\n`;
    const linesBefore = collection.shape === "mdx" ? composeMdx(value, "").split("\n").length - 2 : 0;
    return { file, index: null, before: null, text, linesBefore };
  }

  const file = work.file ?? collection.files;
  const isNew = collection.shape === "list" && work.index === null;
  const index = isNew ? null : targetOf(findEntry(sources, work)).index;
  if (!sources.exists(file)) throw new Refusal(404, `${file} n’existe pas ou plus.`);
  const before = sources.read(file);
  if (collection.shape === "mdx") {
    const text = spliceMdx(before, value, work.body ?? "");
    return { file, index: null, before, text, linesBefore: linesIn(text.replace(/\r\n?/g, "\n")) };
  }
  if (collection.shape === "single") {
    return { file, index: null, before, text: spliceJson(before, value), linesBefore: 0 };
  }
  const list = entriesIn(sources, collection, file).map(fieldsOf);
  const position = index ?? list.length;
  list[position] = value;
  return { file, index: position, before, text: spliceJson(before, list), linesBefore: 0 };
}
