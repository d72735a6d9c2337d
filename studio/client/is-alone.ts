import type { CollectionView } from "../protocol";

/** A collection of one file, to which none can be added: it opens at once. */
export const isAlone = ({ shape, canAdd, entries }: CollectionView) =>
  shape === "single" && !canAdd && entries.length === 1;
