import { labelOf } from "../../src/content/project/label-of";
import type { Sources } from "../../src/content/validate/sources";
import { fileSlug } from "../../src/content/project/file-slug";
import type { Collection } from "../../src/collections/define-collection";
import type { FormSchema } from "../protocol";
import { collectionOf, entriesIn, fieldsOf, filesOf } from "./entries";
import { schemaOf } from "./schema-of";

type Choice = { const: string; title: string };

/** The entries that a reference may point to, as options. */
function choicesFromEntries(sources: Sources, { type, field }: { type: string; field: string }): Choice[] {
  const collection = collectionOf(type);
  return filesOf(sources, collection)
    .flatMap((file) => entriesIn(sources, collection, file))
    .flatMap((entry) => {
      const name = field === "slug" ? fileSlug(entry.file) : fieldsOf(entry)[field];
      return typeof name === "string" ? [{ const: name, title: labelOf(fieldsOf(entry), name) }] : [];
    });
}

/** «data/site.json#sectors»: the strings in a field of another file, as options. */
function choicesFromFile(sources: Sources, source: string): Choice[] {
  const [file = "", field = ""] = source.split("#");
  const list = (JSON.parse(sources.read(file)) as Record<string, unknown>)[field];
  return Array.isArray(list)
    ? list.filter((name) => typeof name === "string").map((name) => ({ const: name, title: name }))
    : [];
}

function choicesOf(sources: Sources, schema: FormSchema): Choice[] {
  try {
    if (schema.reference) return choicesFromEntries(sources, schema.reference as { type: string; field: string });
    return typeof schema.choices === "string" ? choicesFromFile(sources, schema.choices) : [];
  } catch {
    // The other file can't be read, which is reported in its own form: fall back to a text input.
    return [];
  }
}

/** Adapts a JSON Schema with our own keywords to rjsf. */
function toFormSchema(sources: Sources, schema: FormSchema, isRoot = false): FormSchema {
  const { anyOf, pattern, multiline, properties, items, title, description, default: whenAbsent, ...rest } = schema;
  const choices = choicesOf(sources, schema);
  // Options, files and dates need no help text.
  const isPlain = choices.length > 0 || ["sibling-image", "download", "date"].includes(schema.format ?? "");
  const help = isPlain || !description ? undefined : description;
  const label = title ?? description ?? "";
  const shown = Object.entries(properties ?? {}).filter(
    ([, field]) => field.const === undefined && field.hidden !== true,
  );
  return {
    ...rest,
    // A union of strings (URL or path) is a single text input.
    ...(Array.isArray(anyOf) && { type: "string" }),
    // Not `default`, which rjsf would write: the site's behaviour without the field.
    ...(whenAbsent !== undefined && { whenAbsent }),
    ...(multiline === true && { format: "multiline" }),
    // Without a title, the description is the label.
    ...(!isRoot && { ...(label && { title: label }), ...(title && help && { description: help }) }),
    ...(choices.length > 0 && { oneOf: choices }),
    ...(properties && {
      properties: Object.fromEntries(shown.map(([key, field]) => [key, toFormSchema(sources, field)])),
    }),
    ...(items && { items: toFormSchema(sources, items) }),
  };
}

/** The form schema of a collection. */
export const formSchema = (sources: Sources, collection: Collection): FormSchema =>
  toFormSchema(sources, schemaOf(collection), true);
