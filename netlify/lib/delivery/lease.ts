import { startStopwatch } from "../inbox/age";
import type { Store } from "../inbox/store";

/** Longest delivery run (ms): the limit of a scheduled function (https://docs.netlify.com/build/functions/configuration/). */
export const leaseDuration = 30_000;

const minute = 60_000;
const empty = Buffer.from("{}");

type Lease = {
  /** Milliseconds before it expires. */
  timeLeft: () => number;
  release: () => Promise<void>;
};

/**
 * Takes the only lease, or returns `undefined` while another process holds the lease: two delivery runs at once would
 * send messages twice. Each minute of the store's clock is an entry that only one process can create; a lease is the
 * entries of the current minute and the next one. A lease expires by itself, whether its holder is alive or dead. It is
 * at least half a minute shorter than its entries: the clocks of two processes may differ by that much.
 */
export async function acquireLease(store: Store): Promise<Lease | undefined> {
  const elapsed = startStopwatch();
  const current = Math.floor((await store.now()) / minute);
  const entries = [`lease/${current}`, `lease/${current + 1}`] as const;
  if (!(await store.create(entries[0], empty))) return undefined;
  if (!(await store.create(entries[1], empty))) {
    await store.remove(entries[0]);
    return undefined;
  }
  for (const name of await store.list("lease")) if (Number(name) < current) await store.remove(`lease/${name}`);
  return {
    timeLeft: () => leaseDuration - elapsed(),
    // The next minute is released first, so that no other process can take a lease in between.
    release: async () => {
      await store.remove(entries[1]);
      await store.remove(entries[0]);
    },
  };
}
