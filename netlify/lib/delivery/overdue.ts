import { errorCode } from "../host/log";
import { ageAt } from "../inbox/age";
import { composeNotice } from "../mail/compose";
import { mayHaveLeft } from "../mail/smtp";
import type { DeliveryParts } from "./sender";

/** How long to say nothing more once the provider was told (milliseconds). */
const silence = 24 * 60 * 60 * 1000;

/**
 * Tells the provider by a mail of its own, once a day at most, that so many messages have waited for
 * too long; `notices/<ms>` remembers it. Never throws: it is a favour. `now` is the store's time.
 */
export async function tellOverdue(
  overdue: number,
  { store, send, identity, log }: DeliveryParts,
  now: number,
): Promise<void> {
  try {
    const told = await store.list("notices");
    if (told.some((name) => ageAt(now, Number(name)) < silence)) return;
    for (const name of told) await store.remove(`notices/${name}`);
    // Before it leaves: one whose outcome is unknown is not sent again at each round.
    await store.create(`notices/${now}`, Buffer.from("{}"));
    await send?.(composeNotice(overdue, identity)).catch(async (error: unknown) => {
      if (!mayHaveLeft(error)) await store.remove(`notices/${now}`);
      throw error;
    });
  } catch (error) {
    log({ event: "contact.notice_failed", reason: errorCode(error) });
  }
}
