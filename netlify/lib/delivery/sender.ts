import { errorCode, type Log } from "../host/log";
import type { MessageWithState, Inbox } from "../inbox/inbox";
import type { MessageState } from "../inbox/message-states";
import type { Store } from "../inbox/store";
import { composeMail, type MailIdentity } from "../mail/compose";
import type { SendLimits, SendMail } from "../mail/smtp";
import { mayHaveBeenSent, SmtpFailure } from "../mail/smtp-failure";

export type DeliveryParts = {
  store: Store;
  inbox: Inbox;
  /** Undefined without a mail server: messages then stay in the inbox. */
  send: SendMail | undefined;
  identity: MailIdentity;
  log: Log;
};

/** Attempts to send a message. Resolves with whether it is sent and marked as such; never throws. */
export type Deliver = (
  state: MessageState,
  message: MessageWithState["message"],
  sendLimits: SendLimits,
) => Promise<boolean>;

/** Creates the function that sends messages in this process. */
export function createSender({ inbox, send, identity, log }: DeliveryParts): Deliver {
  /** Responses of the mail server for messages sent but not yet marked as such, by id: they must not be sent again. */
  const unmarked = new Map<string, string>();

  async function mark(id: string, serverReply: string): Promise<boolean> {
    unmarked.set(id, serverReply);
    try {
      await inbox.markSent(id, serverReply);
      return unmarked.delete(id);
    } catch (error) {
      log({ event: "contact.unmarked", id, reason: errorCode(error) });
      return false;
    }
  }

  /** Records a failed attempt. If the record can't be written either, the attempt is not counted. */
  async function recordFailure(state: MessageState, error: unknown): Promise<false> {
    const { id, unconfirmed } = state;
    log({ event: "contact.delivery_failed", id, reason: errorCode(error) });
    const reason = error instanceof Error ? error.message : String(error);
    const recording = inbox.markFailed(state, reason, unconfirmed + (mayHaveBeenSent(error) ? 1 : 0));
    const failed = await recording.catch((refusal: unknown) => {
      log({ event: "contact.inbox_error", id, reason: errorCode(refusal) });
      return state;
    });
    // The next attempt is due an hour later, long after the latest possible reply to this one.
    if (error instanceof SmtpFailure)
      void error.lateReply?.then(onAccepted(id), onLateFailure({ ...failed, unconfirmed }));
    return false;
  }

  const onAccepted = (id: string) => (serverReply: string) => {
    log({ event: "contact.delivered", id });
    return mark(id, serverReply);
  };

  /** The server refused the mail after the timeout: the mail was not sent after all. */
  const onLateFailure = (state: MessageState) => (error: unknown) =>
    mayHaveBeenSent(error) ? false : recordFailure(state, error);

  return async (state, message, sendLimits) => {
    if (!send) return false;
    // The message is encrypted with another key, which may be restored later.
    if (message instanceof Error) return recordFailure(state, message);
    const { id } = state;
    let serverReply = unmarked.get(id);
    try {
      serverReply ??= await send(composeMail(id, message, identity), sendLimits);
    } catch (error) {
      return recordFailure(state, error);
    }
    return onAccepted(id)(serverReply);
  };
}
