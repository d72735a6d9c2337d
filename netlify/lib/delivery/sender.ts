import { errorCode, type Log } from "../host/log";
import type { Entry, Inbox } from "../inbox/inbox";
import type { MessageState } from "../inbox/message-states";
import type { Store } from "../inbox/store";
import { composeMail, type MailIdentity } from "../mail/compose";
import type { SendMail } from "../mail/smtp";
import { mayBeSent } from "../mail/smtp-failure";

export type DeliveryParts = {
  store: Store;
  inbox: Inbox;
  /** Undefined without a mail server: messages stay in the inbox. */
  send: SendMail | undefined;
  identity: MailIdentity;
  log: Log;
};

/** Attempts to send a message. Resolves with whether it is sent and marked as such; never throws. */
export type Deliver = (state: MessageState, message: Entry["message"]) => Promise<boolean>;

/** Creates the function that sends messages in this process. */
export function createSender({ inbox, send, identity, log }: DeliveryParts): Deliver {
  /** The server's responses for sent messages that could not be marked as sent, by id. */
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

  /** Records a failed attempt. If that fails too, the attempt is simply not counted. */
  async function fail(state: MessageState, error: unknown): Promise<false> {
    const { id } = state;
    log({ event: "contact.delivery_failed", id, reason: errorCode(error) });
    const answer = error instanceof Error ? error.message : String(error);
    await inbox
      .markFailed(state, answer, mayBeSent(error))
      .catch((refusal: unknown) => log({ event: "contact.inbox_error", id, reason: errorCode(refusal) }));
    return false;
  }

  return async (state, message) => {
    if (!send) return false;
    // Encrypted with another key, which may be restored later.
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
