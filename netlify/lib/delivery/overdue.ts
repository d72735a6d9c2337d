import { errorCode } from "../host/log";
import { ageAt } from "../inbox/age";
import { composeNotice } from "../mail/compose";
import type { SendLimits } from "../mail/smtp";
import { mayHaveBeenSent } from "../mail/smtp-failure";
import type { DeliveryParts } from "./sender";

/** Age at which an unsent message is overdue (milliseconds). */
export const overdueAfter = 60 * 60 * 1000;

/** Minimum time between two notices, in milliseconds. */
const noticeInterval = 24 * 60 * 60 * 1000;

/**
 * E-mails the provider, at most once a day, that messages are overdue; the entry `notices/<ms>` records the notice.
 * Best effort: never throws. `now` is the store's time.
 */
export async function notifyOverdue(
  overdue: number,
  { store, send, identity, log }: DeliveryParts,
  now: number,
  sendLimits: SendLimits,
): Promise<void> {
  try {
    const previous = await store.list("notices");
    if (previous.some((name) => ageAt(now, Number(name)) < noticeInterval)) return;
    for (const name of previous) await store.remove(`notices/${name}`);
    // Recorded before sending: a notice that may have been sent is not repeated by each delivery run.
    await store.create(`notices/${now}`, Buffer.from("{}"));
    await send?.(composeNotice(overdue, identity), sendLimits).catch(async (error: unknown) => {
      if (!mayHaveBeenSent(error)) await store.remove(`notices/${now}`);
      throw error;
    });
  } catch (error) {
    log({ event: "contact.notice_failed", reason: errorCode(error) });
  }
}
