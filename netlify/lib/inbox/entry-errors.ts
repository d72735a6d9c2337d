/** An entry that is there and says nothing. */
export class UnreadableEntryError extends Error {}

/** Nothing can make sense of it: cut short, overwritten, or never one of ours. */
export class DamagedEntryError extends UnreadableEntryError {
  override name = "DamagedEntryError";
}

/** This process has not the key to read it; it may be read later, with the right one. */
export class SealedEntryError extends UnreadableEntryError {
  override name = "SealedEntryError";
}
