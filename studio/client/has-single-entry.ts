import type { CollectionView } from "../protocol";

/** Whether a collection has a single, fixed entry, which is opened without showing a list. */
export const hasSingleEntry = ({ shape, canAdd, entries }: CollectionView) =>
  shape === "single" && !canAdd && entries.length === 1;
