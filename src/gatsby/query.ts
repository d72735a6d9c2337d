/** Gatsby's `graphql` function. */
type Graphql = (text: string) => Promise<{ errors?: unknown; data?: unknown }>;

/** Queries the site's data. */
export type Query = <Data>(text: string) => Promise<Data>;

const explain = (errors: unknown) =>
  Array.isArray(errors)
    ? errors.map((error) => (error instanceof Error ? error.message : String(error))).join(" ; ")
    : "";

/** Wraps `graphql` to throw on any error: no file must be written from partial data. */
export const queryWith =
  (graphql: Graphql): Query =>
  async <Data>(text: string) => {
    const { data, errors } = await graphql(text);
    if (errors || !data) throw new Error(`Les données du site n’ont pas pu être lues. ${explain(errors)}`);
    return data as Data;
  };
