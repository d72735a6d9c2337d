import { getDeployStore, getStore } from "@netlify/blobs";
import pTimeout from "p-timeout";
import type { Store } from "./store";

/** How to reach Netlify when not inside one of its functions, where the environment says everything. */
export type BlobAccess = { siteID: string; token: string; apiURL?: string };

/** Longest time one operation may take, the library's own retries included (milliseconds). */
const operationTime = 6000;

/** Netlify's store did not do what it was asked; `code` is for the log. */
const failure = (status: number, cause?: unknown): Error =>
  Object.assign(new Error(`Netlify Blobs a répondu ${status}`, { cause }), { code: `blobs ${status}` });

/**
 * Entries as Netlify Blobs. Production's are kept in one store from deploy to deploy; every other
 * deploy has a store of its own, which Netlify deletes with it: nobody delivers a preview's messages
 * (https://docs.netlify.com/build/data-and-storage/netlify-blobs/#deploy-specific-stores).
 * Strong consistency: an entry is seen by every reader as soon as `create` resolves.
 */
export function createBlobStore(deployContext: string, access?: BlobAccess): Store {
  /** How far Netlify's clock, which dates its answers, is ahead of this machine's (milliseconds). */
  let ahead: number | undefined;

  /**
   * Opens the store for one operation: the host hands over a new token at each call of a function,
   * and an opened store keeps the one it was opened with. Nothing leaves once the time is up.
   */
  async function operate<Result>(
    work: (blobs: ReturnType<typeof getStore>, lastStatus: () => number) => Promise<Result>,
  ): Promise<Result> {
    const signal = AbortSignal.timeout(operationTime);
    let status = 0;
    const watched: typeof fetch = async (input, init) => {
      const response = await fetch(input, { ...init, signal });
      status = response.status;
      const date = Date.parse(response.headers.get("date") ?? "");
      if (!Number.isNaN(date)) ahead = date - Date.now();
      return response;
    };
    const options = { ...access, consistency: "strong", fetch: watched } as const;
    const blobs =
      deployContext === "production"
        ? getStore({ ...options, name: "contact-production" })
        : getDeployStore({ ...options, name: "contact" });
    try {
      // The library waits before it tries again, whatever the signal says.
      const working = work(blobs, () => status);
      return await pTimeout(working, { milliseconds: operationTime });
    } catch (error) {
      throw status >= 400 ? failure(status, error) : error;
    }
  }

  const read = (key: string): Promise<Buffer | null> =>
    operate(async (blobs) => {
      // Typed as always present; `null` for an absent key all the same.
      const content = (await blobs.get(key, { type: "arrayBuffer" })) as ArrayBuffer | null;
      return content === null ? null : Buffer.from(content);
    });

  return {
    create: (key, content) =>
      operate(async (blobs, lastStatus) => {
        const { modified } = await blobs.set(key, new Blob([new Uint8Array(content)]), { onlyIfNew: true });
        if (!modified) return false;
        // Of a conditional write the library calls every answer a success, but for 412.
        const status = lastStatus();
        if (status < 200 || status > 299) throw failure(status);
        return true;
      }),
    read,
    list: (folder) =>
      operate(async (blobs) => {
        const { blobs: found } = await blobs.list({ prefix: `${folder}/` });
        return found.map((entry) => entry.key.slice(folder.length + 1));
      }),
    remove: (key) => operate((blobs) => blobs.delete(key)),
    async now() {
      // No matter what it reads: the answer is dated.
      if (ahead === undefined) await read("lease");
      return Date.now() + (ahead ?? 0);
    },
  };
}
