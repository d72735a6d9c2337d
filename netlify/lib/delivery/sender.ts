import { errorCode, type Log } from "../host/log";
import type { Entry, Inbox } from "../inbox/inbox";
import type { MessageState } from "../inbox/message-states";
import type { Store } from "../inbox/store";
import { composeMail, type MailIdentity } from "../mail/compose";
import { mayHaveLeft, type SendMail } from "../mail/smtp";

export type DeliveryParts = {
  store: Store;
  inbox: Inbox;
  /** Absent when there is no mail server to hand mails to: they wait. */
  send: SendMail | undefined;
  identity: MailIdentity;
  log: Log;
};

/** An attempt at sending a message, by the process it belongs to. Resolves with whether it is sent and marked; never throws. */
export type Deliver = (state: MessageState, message: Entry["message"]) => Promise<boolean>;

/** Makes the attempts of this process. */
export function createSender({ inbox, send, identity, log }: DeliveryParts): Deliver {
  /** What the server answered for messages that it took and that the store refused to mark, by id. */
  const unmarked = new Map<string, string>();

  async function mark(id: string, answer: string): Promise<boolean> {
    unmarked.set(id, answer);
    try {
      await inbox.markSent(id, answer);
      return unmarked.delete(id);
    } catch (error) {
      log({ event: "contact.unmarked", id, reason: errorCode(error) });
      return false;
    }
  }

  /** Notes why a message did not go; what can't be noted is tried again as if it had not been tried. */
  async function fail(state: MessageState, error: unknown): Promise<false> {
    const { id } = state;
    log({ event: "contact.delivery_failed", id, reason: errorCode(error) });
    const answer = error instanceof Error ? error.message : String(error);
    await inbox
      .markFailed(state, answer, mayHaveLeft(error))
      .catch((refusal: unknown) => log({ event: "contact.inbox_error", id, reason: errorCode(refusal) }));
    return false;
  }

  return async (state, message) => {
    if (!send) return false;
    // Closed with a key that this process has not: the right one may come back.
    if (message instanceof Error) return fail(state, message);
    const { id } = state;
    let answer = unmarked.get(id);
    try {
      answer ??= await send(composeMail(id, message, identity));
    } catch (error) {
      return fail(state, error);
    }
    log({ event: "contact.delivered", id });
    return mark(id, answer);
  };
}
