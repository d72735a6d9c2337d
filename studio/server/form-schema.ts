import { z } from "zod";
import type { Sources } from "../../src/content/validate/sources";
import { frenchTypography } from "../../src/content/prose/typography";
import { fileSlug } from "../../src/content/project/file-slug";
import type { Collection } from "../../src/model/collections";
import type { FormSchema } from "../protocol";
import { collectionOf, entriesIn, fieldsOf, filesOf, labelOf } from "./entries";

type Choice = { const: string; title: string };

/** The entries that a reference may name. */
function referable(sources: Sources, { type, field }: { type: string; field: string }): Choice[] {
  const collection = collectionOf(type);
  return filesOf(sources, collection)
    .flatMap((file) => entriesIn(sources, collection, file))
    .flatMap((entry) => {
      const name = field === "slug" ? fileSlug(entry.file) : fieldsOf(entry)[field];
      return typeof name === "string" ? [{ const: name, title: labelOf(fieldsOf(entry), name) }] : [];
    });
}

/** «data/site.json#sectors»: the texts that a field of another file lists. */
function listed(sources: Sources, place: string): Choice[] {
  const [file = "", field = ""] = place.split("#");
  const list = (JSON.parse(sources.read(file)) as Record<string, unknown>)[field];
  return Array.isArray(list)
    ? list.filter((name) => typeof name === "string").map((name) => ({ const: name, title: name }))
    : [];
}

function choicesOf(sources: Sources, schema: FormSchema): Choice[] {
  try {
    if (schema.reference) return referable(sources, schema.reference as { type: string; field: string });
    return typeof schema.choices === "string" ? listed(sources, schema.choices) : [];
  } catch {
    // The other file can't be read, which is told where it is edited: the field is typed in.
    return [];
  }
}

/** Descriptions are typed without the spaces that a page shows. */
const inFrench = (text: string) => frenchTypography(text.replace(/(?<=[\p{L}»)]):(?=\s)/gu, " :"));

/** What the form library needs to be told of a schema that our own data says in its way. */
function arrange(sources: Sources, schema: FormSchema, top = false): FormSchema {
  const { anyOf, pattern, multiline, properties, items, title, description, default: whenAbsent, ...rest } = schema;
  const choices = choicesOf(sources, schema);
  // A list of choices says itself what it takes, and so do a picture's field and a calendar.
  const isPlain = choices.length > 0 || ["sibling-image", "date"].includes(schema.format ?? "");
  const help = isPlain || !description ? undefined : inFrench(description);
  const label = inFrench(title ?? description ?? "");
  const shown = Object.entries(properties ?? {}).filter(([, field]) => field.const === undefined);
  return {
    ...rest,
    // Several forms of one text (an address or a path) are typed in the same field.
    ...(Array.isArray(anyOf) && { type: "string" }),
    // Not a value to write: what the site does without one.
    ...(whenAbsent !== undefined && { whenAbsent }),
    ...(multiline === true && { format: "multiline" }),
    // A description that is the only name of its field is its label, not its help.
    ...(!top && { ...(label && { title: label }), ...(title && help && { description: help }) }),
    ...(choices.length > 0 && { oneOf: choices }),
    ...(properties && { properties: Object.fromEntries(shown.map(([key, field]) => [key, arrange(sources, field)])) }),
    ...(items && { items: arrange(sources, items) }),
  };
}

/** The form of a collection's entries, from its schema. */
export const formSchema = (sources: Sources, { schema }: Collection): FormSchema =>
  arrange(sources, z.toJSONSchema(schema, { target: "draft-7", io: "input" }) as FormSchema, true);
