import { getStore, type GetStoreOptions } from "@netlify/blobs";
import type { Store } from "./store";

/** How to reach Netlify when not inside one of its functions, where everything is known already. */
export type BlobAccess = Omit<GetStoreOptions, "name" | "consistency">;

/**
 * Entries as Netlify Blobs, in a store of their own for each deploy context, so that a preview
 * never delivers or purges what production received.
 * Strong consistency: an entry is seen by every reader as soon as `create` resolves.
 */
export function createBlobStore(deployContext: string, access: BlobAccess = {}): Store {
  const blobs = getStore({ ...access, name: `contact-${deployContext}`, consistency: "strong" });
  return {
    async create(key, content) {
      const { modified } = await blobs.set(key, new Blob([new Uint8Array(content)]), { onlyIfNew: true });
      return modified;
    },
    async read(key) {
      // Typed as always present; `null` for an absent key all the same.
      const content = (await blobs.get(key, { type: "arrayBuffer" })) as ArrayBuffer | null;
      return content === null ? null : Buffer.from(content);
    },
    async list(folder) {
      const prefix = `${folder}/`;
      const { blobs: found } = await blobs.list({ prefix });
      return found.map((entry) => entry.key.slice(prefix.length));
    },
    async remove(key) {
      await blobs.delete(key);
    },
  };
}
