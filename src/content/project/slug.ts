/**
 * The slug of a title: lower case, no accents, words joined by hyphens. «L’outil qu’il vous faut» →
 * `l-outil-qu-il-vous-faut`.
 */
export const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
