import { errorCode } from "../host/error-code";
import type { Log } from "../host/log";
import type { Backlog } from "../inbox/backlog";
import { DamagedEntryError } from "../inbox/entry-errors";
import type { Inbox } from "../inbox/inbox";
import type { MessageState } from "../inbox/read-states";
import type { StoredMessage } from "../inbox/stored-message";
import { withDeadline } from "../with-deadline";
import { composeMail, type MailIdentity } from "../mail/compose";
import { type SendMail, UnknownOutcomeError } from "../mail/smtp";
import { backOff } from "./back-off";
import { type Claims, markingTime, preparingTime } from "./claims";
import { createDeliveredMarks } from "./delivered-marks";
import { createOverdueNotice } from "./overdue-notice";
import { isGivenUp } from "./retention";

/** `held`: another process is at it. `unreadable`: set apart. `purged`: tried for as long as it may be kept. */
export type Outcome = "delivered" | "failed" | "held" | "purged" | "skipped" | "unreadable";

/** What became of a message, and when to come back to it (milliseconds from now). */
export type Attempted = { outcome: Outcome; again?: number };

type Parts = {
  inbox: Inbox;
  claims: Claims;
  send: SendMail;
  identity: MailIdentity;
  log: Log;
  /** Milliseconds since 1970, by a clock that may be wrong. */
  now: () => number;
  /** Milliseconds by a clock that nobody sets. */
  monotonic: () => number;
};

/** The sentence that says why, for the provider. */
function answerOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error);
  if ("response" in error && typeof error.response === "string") return error.response;
  return "message" in error && typeof error.message === "string" ? error.message : errorCode(error);
}

/**
 * Tries to deliver a message: takes it on, sends it, notes what came of it. Never two at once for
 * one message, whatever the number of processes (`claims.ts`).
 */
export function createAttempt({ inbox, claims, send, identity, log, now, monotonic }: Parts) {
  const marks = createDeliveredMarks(inbox, log);
  const overdue = createOverdueNotice(inbox, now, monotonic);

  const noteDelivered = async (id: string, answer: string): Promise<Attempted> =>
    (await marks.write(id, answer)) ? { outcome: "delivered" } : { outcome: "failed", again: backOff(1) };

  /** Notes why a message did not go; removes one that was tried for as long as it may be kept. */
  async function noteFailed(
    state: MessageState,
    attempt: number,
    error: unknown,
    receivedAt?: string,
  ): Promise<Attempted> {
    log({ event: "contact.delivery_failed", id: state.id, reason: errorCode(error) });
    const mayHaveLeft = error instanceof UnknownOutcomeError;
    await withDeadline(inbox.markFailed(state, attempt, answerOf(error), mayHaveLeft), markingTime);
    if (receivedAt === undefined || !isGivenUp(receivedAt, attempt, now())) {
      return { outcome: "failed", again: backOff(attempt, mayHaveLeft) };
    }
    await inbox.remove(await inbox.stateOf(state.id));
    return { outcome: "purged" };
  }

  async function sendClaimed(
    state: MessageState,
    attempt: number,
    message: StoredMessage,
    stop: AbortSignal,
    notice?: Backlog,
  ): Promise<Attempted> {
    const { id } = state;
    const started = monotonic();
    const letGo = claims.keep(id, attempt);
    let answer: string;
    try {
      answer = await send(composeMail(id, message, identity, notice), stop);
    } catch (error) {
      return await noteFailed(state, attempt, error, message.receivedAt);
    } finally {
      letGo();
    }
    log({ event: "contact.delivered", id, milliseconds: Math.round(monotonic() - started) });
    return noteDelivered(id, answer);
  }

  async function tryOnce(state: MessageState, stop: AbortSignal, notice?: Backlog): Promise<Attempted> {
    const { id } = state;
    const began = monotonic();
    const taken = await withDeadline(claims.take(state), preparingTime);
    if ("heldFor" in taken) return { outcome: "held", again: taken.heldFor };
    const { attempt } = taken;
    let message: StoredMessage | null;
    try {
      message = await withDeadline(inbox.read(id), preparingTime);
    } catch (error) {
      if (!(error instanceof DamagedEntryError)) return noteFailed(state, attempt, error);
      await inbox.setApart(id);
      return { outcome: "unreadable" };
    }
    // A process that was stopped meanwhile may have been taken for dead.
    if (monotonic() - began > preparingTime) return noteFailed(state, attempt, "préparé trop tard");
    if (message) return sendClaimed(state, attempt, message, stop, notice);
    await inbox.unclaim(id, attempt);
    return { outcome: "skipped" };
  }

  /** Throws when the store can't be reached. Once `stop` says so, an answer is no longer waited for. */
  return async (state: MessageState, stop: AbortSignal): Promise<Attempted> => {
    const answer = marks.unwritten(state.id);
    if (answer !== undefined) return noteDelivered(state.id, answer);
    const notice = await overdue.take();
    let told = false;
    try {
      const attempted = await tryOnce(state, stop, notice);
      told = attempted.outcome === "delivered";
      return attempted;
    } finally {
      if (!told) overdue.giveBack(notice);
    }
  };
}
