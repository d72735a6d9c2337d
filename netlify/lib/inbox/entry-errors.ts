/** An entry exists but can't be read. */
export class UnreadableEntryError extends Error {}

/** The entry was truncated, overwritten, or not written by this program. */
export class DamagedEntryError extends UnreadableEntryError {
  override name = "DamagedEntryError";
}

/** The entry is encrypted with another key, and may be readable later. */
export class EncryptedEntryError extends UnreadableEntryError {
  override name = "EncryptedEntryError";
}
