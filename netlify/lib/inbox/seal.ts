import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Turns an entry into what is written, and back. The entry's key is authenticated with it. */
export type Seal = {
  close(plain: Buffer, key: string): Buffer;
  open(content: Buffer, key: string): Buffer;
};

/** An entry that this process has not the key to read; it may be read later, with the right one. */
export class SealedEntryError extends Error {
  override name = "SealedEntryError";
}

const mark = Buffer.from("sealed1:");
const vectorLength = 12;
const tagLength = 16;

/** Reads `INBOX_KEY`: 32 bytes in base64. Throws on anything else rather than store in clear. */
export function parseInboxKey(text: string): Buffer {
  const secret = Buffer.from(text, "base64");
  if (secret.length !== 32) {
    throw new Error("INBOX_KEY doit être une clé de 32 octets en base64 (openssl rand -base64 32)");
  }
  return secret;
}

/**
 * AES-256-GCM with `secret`; without one, entries are written as they are.
 * Entries written before the secret was set stay readable.
 */
export function createSeal(secret: Buffer | undefined): Seal {
  return {
    close(plain, key) {
      if (!secret) return plain;
      const vector = randomBytes(vectorLength);
      const cipher = createCipheriv("aes-256-gcm", secret, vector).setAAD(Buffer.from(key));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([mark, vector, cipher.getAuthTag(), body]);
    },
    open(content, key) {
      if (!content.subarray(0, mark.length).equals(mark)) return content;
      if (!secret) throw new SealedEntryError("INBOX_KEY absente");
      const vectorEnd = mark.length + vectorLength;
      const tagEnd = vectorEnd + tagLength;
      try {
        const decipher = createDecipheriv("aes-256-gcm", secret, content.subarray(mark.length, vectorEnd))
          .setAAD(Buffer.from(key))
          .setAuthTag(content.subarray(vectorEnd, tagEnd));
        return Buffer.concat([decipher.update(content.subarray(tagEnd)), decipher.final()]);
      } catch {
        throw new SealedEntryError("INBOX_KEY différente de celle qui a chiffré le message, ou fichier altéré");
      }
    },
  };
}
