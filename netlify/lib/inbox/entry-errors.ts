/** An entry that nothing can make sense of: cut short, overwritten, or never one of ours. */
export class DamagedEntryError extends Error {
  override name = "DamagedEntryError";
}

/** An entry that this process has not the key to read; it may be read later, with the right one. */
export class SealedEntryError extends Error {
  override name = "SealedEntryError";
}

/** An entry that the store says is there already, and that it can't show: nothing is known to be stored. */
export class UnstoredEntryError extends Error {
  override name = "UnstoredEntryError";
}
