/** A value as the GraphQL layer types it: read-only, choices as plain strings, absence as null. */
type Queried<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Queried<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Queried<Value[Key]> | (undefined extends Value[Key] ? null : never) }
      : Value;

/**
 * Gives what a query returned the type of its schema back. Nothing is checked here: the
 * build refused any value that the schema does not admit (src/content/validate).
 */
export const fromQuery = <Value>(queried: Queried<Value>): Value => queried as unknown as Value;
