import { z } from "zod";
import type { Collection } from "../../collections/define-collection";

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  /** Set by `reference`: type and field of the referenced collection. */
  reference?: { type: string; field: string };
  [key: string]: unknown;
};

/** Whether a string is text for the visitor, not a URL, a date, an id or a choice. */
const isDisplayedText = (field: JsonSchema) =>
  field.type === "string" && !["format", "pattern", "enum", "const"].some((key) => key in field);

const capitalise = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Generates the GraphQL definitions of a collection from its zod schema: required fields are
 * non-null, text gets `@french`, whose resolver changes its typography (create-types.ts), a relative
 * image becomes its File, a reference its entry (a list of references stays as written). Nested
 * objects become types named after their parent and field.
 */
export function typeDefinitions({ type, shape, schema }: Collection): string[] {
  const definitions: string[] = [];

  function define(name: string, object: JsonSchema, extra: string[], directives: string) {
    const required = new Set(object.required);
    const fields = Object.entries(object.properties ?? {}).map(
      ([field, value]) => `  ${field}: ${fieldType(name, field, value, required.has(field))}`,
    );
    definitions.push(`type ${name}${directives} {\n${[...extra, ...fields].join("\n")}\n}`);
  }

  function fieldType(parent: string, field: string, value: JsonSchema, required: boolean): string {
    const mark = required ? "!" : "";
    if (value.format === "sibling-image") return `File${mark} @pathOnDisk @fileByRelativePath`;
    if (value.reference) return `${value.reference.type}${mark} @link(by: "${value.reference.field}")`;
    if (value.type === "array") {
      const item = value.items ?? {};
      return `[${named(parent, field, item)}!]${mark}${isDisplayedText(item) ? " @french" : ""}`;
    }
    return `${named(parent, field, value)}${mark}${isDisplayedText(value) ? " @french" : ""}`;
  }

  function named(parent: string, field: string, value: JsonSchema): string {
    if (value.type === "object") {
      const name = parent + capitalise(field);
      define(name, value, [], "");
      return name;
    }
    if (value.type === "integer") return "Int";
    if (value.type === "number") return "Float";
    return value.type === "boolean" ? "Boolean" : "String";
  }

  const extra = {
    list: ["  position: Int! @listPosition"],
    single: ["  slug: String! @fileSlug"],
    mdx: ["  slug: String!", "  body: String!", "  words: Int!"],
  }[shape];
  define(type, z.toJSONSchema(schema) as JsonSchema, extra, " implements Node @dontInfer");
  return definitions;
}
