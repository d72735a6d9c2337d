import { startStopwatch } from "../inbox/age";
import type { Store } from "../inbox/store";

/** Time a round has, in milliseconds: that of a scheduled function (https://docs.netlify.com/build/functions/configuration/). */
export const leaseTime = 30_000;

const minute = 60_000;
const empty = Buffer.from("{}");

export type Lease = {
  /** Milliseconds that are left of it. */
  left: () => number;
  release: () => Promise<void>;
};

/**
 * Takes the only lease there is, or gives back `undefined` while another process has it. Each minute
 * of the store's time is an entry that one process can create; a lease is the minute that runs and
 * the next. It is past by itself: nothing is ever taken away from who holds it, alive or dead. It
 * lasts half a minute less than its entries at least, so that clocks may differ by as much.
 */
export async function takeLease(store: Store): Promise<Lease | undefined> {
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
    left: () => leaseTime - elapsed(),
    // The next minute first: who asks meanwhile finds this one still taken.
    release: async () => {
      await store.remove(entries[1]);
      await store.remove(entries[0]);
    },
  };
}
