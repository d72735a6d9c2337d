/** The index that an entry has once another has moved, or was taken out (`to` undefined). */
export const newIndexAfter = (from: number, to: number | undefined) => (index: number) => {
  if (index === from) return to;
  const without = index > from ? index - 1 : index;
  return to !== undefined && without >= to ? without + 1 : without;
};

/** The index that an entry has once another was put back among them. */
export const newIndexBeside = (added: number) => (index: number) => (index >= added ? index + 1 : index);
