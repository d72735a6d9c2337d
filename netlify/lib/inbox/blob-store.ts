import { getDeployStore, getStore } from "@netlify/blobs";
import pTimeout from "p-timeout";
import { startStopwatch } from "./age";
import { operationTimeout, type Store } from "./store";

/**
 * How long the store's time is computed from the last date in a response (milliseconds); after that a new date is
 * requested, since either clock may have been set. Longer than sending a mail takes: marking a message as sent needs no
 * request for the date, which could fail.
 */
const dateLifetime = 15_000;

/** Credentials, needed outside Netlify's functions only: inside, the environment has them. */
type BlobAccess = { siteID: string; token: string; apiURL?: string };

/** An error response from Netlify Blobs; `code` is for the log. */
const failure = (status: number, cause?: unknown): Error =>
  Object.assign(new Error(`Netlify Blobs a répondu ${status}`, { cause }), { code: `blobs ${status}` });

/**
 * A store on Netlify Blobs. Production has one store, kept across deploys; any other deploy has its
 * own, which Netlify deletes with it: messages sent to a preview are not delivered
 * (https://docs.netlify.com/build/data-and-storage/netlify-blobs/#deploy-specific-stores). Strong
 * consistency: an entry can be read everywhere as soon as `create` resolves.
 */
export function createBlobStore(deployContext: string, access?: BlobAccess): Store {
  /** The date of the last response, by Netlify's clock, and its age (milliseconds). */
  let last: { date: number; age: () => number } | undefined;

  /**
   * Opens the store for a single operation, since a store keeps its token and the host issues a new
   * one at each invocation. No request is made after the timeout.
   */
  async function operate<Result>(
    work: (blobs: ReturnType<typeof getStore>, lastStatus: () => number) => Promise<Result>,
  ): Promise<Result> {
    const signal = AbortSignal.timeout(operationTimeout);
    let status = 0;
    const trackedFetch: typeof fetch = async (input, init) => {
      const response = await fetch(input, { ...init, signal });
      status = response.status;
      const date = Date.parse(response.headers.get("date") ?? "");
      if (!Number.isNaN(date)) last = { date, age: startStopwatch() };
      return response;
    };
    const options = { ...access, consistency: "strong", fetch: trackedFetch } as const;
    const blobs =
      deployContext === "production"
        ? getStore({ ...options, name: "contact-production" })
        : getDeployStore({ ...options, name: "contact" });
    try {
      // The library's retry delays ignore the signal.
      const working = work(blobs, () => status);
      return await pTimeout(working, { milliseconds: operationTimeout });
    } catch (error) {
      throw status >= 400 ? failure(status, error) : error;
    }
  }

  const read = (key: string): Promise<Buffer | null> =>
    operate(async (blobs) => {
      // The library's type says that the content is always present; it is `null` for a missing key.
      const content = (await blobs.get(key, { type: "arrayBuffer" })) as ArrayBuffer | null;
      return content === null ? null : Buffer.from(content);
    });

  return {
    create: (key, content) =>
      operate(async (blobs, lastStatus) => {
        const { modified } = await blobs.set(key, new Blob([new Uint8Array(content)]), { onlyIfNew: true });
        if (!modified) return false;
        // For conditional writes the library reports any status but 412 as a success.
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
      // Any request will do: each response has a date.
      if (last === undefined || last.age() > dateLifetime) await read("lease");
      return last ? Math.round(last.date + last.age()) : Date.now();
    },
  };
}
