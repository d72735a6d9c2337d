/** Where Gatsby writes the types of its whole schema and of every query, at each build and each change of a query. */
export const generatedTypes = ".cache/gatsby-types.d.ts";
