/** Gatsby's own way to ask for the site's data, outside of pages. */
type Graphql = (text: string) => Promise<{ errors?: unknown; data?: unknown }>;

/** Asks for the site's data with a GraphQL query. */
export type Query = <Data>(text: string) => Promise<Data>;

const explain = (errors: unknown) =>
  Array.isArray(errors)
    ? errors.map((error) => (error instanceof Error ? error.message : String(error))).join(" ; ")
    : "";

/** @throws when there is no whole answer: what would be written from it would be missing, or false. */
export const queryWith =
  (graphql: Graphql): Query =>
  async <Data>(text: string) => {
    const { data, errors } = await graphql(text);
    if (errors || !data) throw new Error(`Les données du site n’ont pas pu être lues. ${explain(errors)}`);
    return data as Data;
  };
