/** Runs a GraphQL query on the site's data. */
export type Query = (text: string) => Promise<{ errors?: unknown; data?: unknown }>;
