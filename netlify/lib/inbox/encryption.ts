import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { DamagedEntryError, EncryptedEntryError } from "./entry-errors";

/** Parses `INBOX_KEY`: 32 bytes in base64. Throws if invalid, rather than storing unencrypted. */
export function parseInboxKey(text: string): Buffer {
  const secret = Buffer.from(text, "base64");
  if (secret.length !== 32) {
    throw new Error("INBOX_KEY doit être une clé de 32 octets en base64 (openssl rand -base64 32)");
  }
  return secret;
}

/** Prefix of an encrypted entry. */
const prefix = Buffer.from("sealed:");

/** Eight bytes that identify the secret: they distinguish a wrong secret from tampering. */
const fingerprintOf = (secret: Buffer): Buffer =>
  createHash("sha256").update("INBOX_KEY").update(secret).digest().subarray(0, 8);

/**
 * Encrypts and decrypts entries: AES-256-GCM with `secret`, the entry's key as additional data;
 * unchanged without a secret. Entries written before the secret was set can still be read.
 */
export function createEncryption(secret: Buffer | undefined) {
  return {
    encrypt(plain: Buffer, key: string): Buffer {
      if (!secret) return plain;
      const vector = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", secret, vector).setAAD(Buffer.from(key));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([prefix, fingerprintOf(secret), vector, cipher.getAuthTag(), body]);
    },

    /** Throws `EncryptedEntryError` without the right secret, `DamagedEntryError` for an altered entry. */
    decrypt(content: Buffer, key: string): Buffer {
      if (!content.subarray(0, 7).equals(prefix)) return content;
      if (!secret) throw new EncryptedEntryError("INBOX_KEY absente");
      const [fingerprint, vector, tag] = [content.subarray(7, 15), content.subarray(15, 27), content.subarray(27, 43)];
      if (tag.length < 16) throw new DamagedEntryError("fichier tronqué");
      if (!fingerprint.equals(fingerprintOf(secret))) {
        throw new EncryptedEntryError("INBOX_KEY différente de celle qui a chiffré le message");
      }
      try {
        const decipher = createDecipheriv("aes-256-gcm", secret, vector).setAAD(Buffer.from(key)).setAuthTag(tag);
        return Buffer.concat([decipher.update(content.subarray(43)), decipher.final()]);
      } catch {
        throw new DamagedEntryError("fichier altéré");
      }
    },
  };
}
