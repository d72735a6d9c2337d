import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { DamagedEntryError, SealedEntryError } from "./entry-errors";

/** Turns an entry into what is written, and back. The entry's key is authenticated with it. */
export type Seal = {
  close(plain: Buffer, key: string): Buffer;
  /** Throws `SealedEntryError` without the secret it was closed with, `DamagedEntryError` when it was altered. */
  open(content: Buffer, key: string): Buffer;
};

/** Followed by the secret's own mark, which tells an entry altered from one closed with another secret. */
const mark = Buffer.from("sealed:");
const secretMarkLength = 8;
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

function markOf(secret: Buffer): Buffer {
  return createHash("sha256").update("INBOX_KEY").update(secret).digest().subarray(0, secretMarkLength);
}

const startsWith = (content: Buffer, start: Buffer): boolean => content.subarray(0, start.length).equals(start);

function decrypt(sealed: Buffer, secret: Buffer, key: string): Buffer {
  const tagEnd = vectorLength + tagLength;
  try {
    const decipher = createDecipheriv("aes-256-gcm", secret, sealed.subarray(0, vectorLength))
      .setAAD(Buffer.from(key))
      .setAuthTag(sealed.subarray(vectorLength, tagEnd));
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
  } catch {
    throw new DamagedEntryError("fichier altéré");
  }
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
      return Buffer.concat([mark, markOf(secret), vector, cipher.getAuthTag(), body]);
    },
    open(content, key) {
      if (!startsWith(content, mark)) return content;
      if (!secret) throw new SealedEntryError("INBOX_KEY absente");
      const sealed = content.subarray(mark.length);
      if (!startsWith(sealed, markOf(secret))) {
        if (sealed.length < secretMarkLength) throw new DamagedEntryError("fichier tronqué");
        throw new SealedEntryError("INBOX_KEY différente de celle qui a chiffré le message");
      }
      return decrypt(sealed.subarray(secretMarkLength), secret, key);
    },
  };
}
