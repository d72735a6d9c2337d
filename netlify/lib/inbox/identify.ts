import { createHmac, randomBytes } from "node:crypto";
import { contactFields, type ContactMessage } from "../../../src/model/contact-message";
import type { Store } from "./store";

const saltKey = "salt/ids";
const saltLength = 32;

/** The inbox's own salt, made the first time it is needed. */
async function readSalt(store: Store): Promise<Buffer> {
  const known = await store.read(saltKey);
  if (known?.length === saltLength) return known;
  if (known) await store.remove(saltKey);
  await store.create(saltKey, randomBytes(saltLength));
  const salt = await store.read(saltKey);
  if (salt?.length !== saltLength) throw new Error("salt not stored");
  return salt;
}

/**
 * Gives messages their ids, which follow from their content: what is stored twice is stored once.
 * Keyed with `secret` or, without one, with a salt that the inbox keeps: an id read in the log or
 * in a mail tells nothing of a message to who has not the inbox itself.
 */
export function createIdentifier(store: Store, secret: Buffer | undefined) {
  // Kept once known: a read that is under way when a call ends would fail the next one with it.
  let key = secret;

  /** `salt` tells apart the same content sent on two occasions. */
  return async (salt: string, message: ContactMessage): Promise<string> =>
    createHmac("sha256", (key ??= await readSalt(store)))
      .update(JSON.stringify([salt, ...contactFields.map((field) => message[field])]))
      .digest("hex")
      .slice(0, 32);
}
