import { z } from "zod";
import type { Collection } from "../../src/collections/define-collection";
import type { FormSchema } from "../protocol";

const schemas = new Map<Collection, FormSchema>();

/** The JSON Schema of the entries of a collection, as its files hold them: a draft that rjsf knows. */
export function schemaOf(collection: Collection): FormSchema {
  const known = schemas.get(collection);
  const schema = known ?? (z.toJSONSchema(collection.schema, { target: "draft-7", io: "input" }) as FormSchema);
  schemas.set(collection, schema);
  return schema;
}
