/** The entry exists but can't be read. */
export class UnreadableEntryError extends Error {}

/** Truncated, overwritten, or not written by this program. */
export class DamagedEntryError extends UnreadableEntryError {
  override name = "DamagedEntryError";
}

/** Encrypted with another key: it may be readable later. */
export class SealedEntryError extends UnreadableEntryError {
  override name = "SealedEntryError";
}
