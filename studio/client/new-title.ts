import type { CollectionView } from "../protocol";

/** «Nouvel article», «Nouveau témoignage», «Nouvelle étape». */
export function newTitleOf({ nouns: [one], feminine }: Pick<CollectionView, "nouns" | "feminine">): string {
  const silent = /^[aeiouyh]/.test(one.normalize("NFD"));
  return `${feminine ? "Nouvelle" : silent ? "Nouvel" : "Nouveau"} ${one}`;
}
