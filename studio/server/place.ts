import { labelOf } from "../../src/content/project/label-of";
import type { Mistake } from "../../src/content/validate/mistake";
import type { Sources } from "../../src/content/validate/sources";
import type { Collection } from "../../src/collections/define-collection";
import type { Path } from "../protocol";
import { labelAt } from "../schema-path";
import { collectionIn, entriesIn, fieldsOf, hasOwnFiles } from "./entries";
import { schemaOf } from "./schema-of";

/** `tools[2].url` → `["tools", 2, "url"]`. */
export const parseFieldPath = (field: string): Path =>
  (field.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a mistake is, in the words of the forms: «Article « Un titre » › Description, ligne 12». */
export function placeOf(sources: Sources, { file, field, line }: Pick<Mistake, "file" | "field" | "line">): string {
  const collection = collectionIn(file);
  if (!collection) return file;
  const { nouns, title } = collection.studio;
  const path = parseFieldPath(field);
  const isList = collection.shape === "list";
  const [index, inner] = isList ? [Number(path[0] ?? 0), path.slice(1)] : [0, path];
  const name = nameAt(sources, collection, file, index);
  const entry = isList || hasOwnFiles(collection) ? `${capitalised(nouns[0])}${name && ` « ${name} »`}` : title;
  const label = inner.length > 0 ? ` › ${labelAt(schemaOf(collection), inner)}` : "";
  return entry + label + (line && inner.length === 0 && collection.shape === "mdx" ? `, ligne ${line}` : "");
}

/** The label of an entry; empty when its file can't be read. */
function nameAt(sources: Sources, collection: Collection, file: string, index: number): string {
  try {
    const entry = entriesIn(sources, collection, file)[index];
    return entry ? labelOf(fieldsOf(entry), "") : "";
  } catch {
    return "";
  }
}
