import { clockTolerance, startStopwatch } from "../inbox/age";
import type { Store } from "../inbox/store";

/** Time a round has, in milliseconds: that of a scheduled function (https://docs.netlify.com/build/functions/configuration/). */
export const leaseTime = 30_000;

export type Lease = {
  /** Milliseconds that are left of it. */
  left: () => number;
  release: () => Promise<void>;
};

const keyOf = (term: number): string => `lease/${term}`;
const contentOf = (until: number): Buffer => Buffer.from(JSON.stringify({ until }));

async function lastTerm(store: Store): Promise<number> {
  return Math.max(0, ...(await store.list("lease")).map(Number).filter(Number.isSafeInteger));
}

/** Whether a term still runs; an end that no holder can have written counts as past. */
async function isRunning(store: Store, term: number): Promise<boolean> {
  const content = await store.read(keyOf(term));
  // Removed since it was listed: a newer term has begun.
  if (content === null) return true;
  const left = Number(/^\{"until":(\d+)\}$/.exec(content.toString())?.[1] ?? 0) - (await store.now());
  return left > 0 && left <= leaseTime + clockTolerance;
}

/**
 * Takes the only lease there is, or gives back `undefined` while another process has it. Its terms
 * are numbered: a term belongs to whoever creates it, once the one before has been released or is
 * past. The last term is never removed, so that whoever began too late finds a newer one than its own.
 */
export async function takeLease(store: Store): Promise<Lease | undefined> {
  const elapsed = startStopwatch();
  const last = await lastTerm(store);
  if (last > 0 && (await isRunning(store, last))) return undefined;
  const term = last + 1;
  if (!(await store.create(keyOf(term), contentOf((await store.now()) + leaseTime)))) return undefined;
  if ((await lastTerm(store)) > term) {
    await store.remove(keyOf(term));
    return undefined;
  }
  if (last > 0) await store.remove(keyOf(last));
  return {
    left: () => leaseTime - elapsed(),
    async release() {
      if (await store.create(keyOf(term + 1), contentOf(0))) await store.remove(keyOf(term));
    },
  };
}
