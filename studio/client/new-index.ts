/** Maps the index of an entry after another has moved, or was removed (`to` undefined). */
export const indexAfterMove = (from: number, to: number | undefined) => (index: number) => {
  if (index === from) return to;
  const without = index > from ? index - 1 : index;
  return to !== undefined && without >= to ? without + 1 : without;
};

/** Maps the index of an entry after another was inserted. */
export const indexAfterInsert = (added: number) => (index: number) => (index >= added ? index + 1 : index);
