/** Entries in the order of their slugs. */
export const inOrder = <Entry extends { slug: string }>(entries: readonly Entry[], slugs: readonly string[]) =>
  slugs.flatMap((slug) => entries.filter((entry) => entry.slug === slug));
