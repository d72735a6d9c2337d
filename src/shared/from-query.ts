/** A value as typed by the GraphQL layer: read-only, enums as plain strings, absence as null. */
type Queried<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Queried<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Queried<Value[Key]> | (undefined extends Value[Key] ? null : never) }
      : Value;

/**
 * Restores the schema's type of a query result, without a check: the build has validated the data
 * against the schema (src/content/validate). Texts are not quite those of the file: the `@french`
 * resolver has changed their typography (src/gatsby/schema/create-types.ts).
 */
export const fromQuery = <Value>(queried: Queried<Value>): Value => queried as unknown as Value;
