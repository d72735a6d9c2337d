import { type Courier, createCourier } from "../lib/delivery/courier";
import type { LogEntry } from "../lib/host/log";
import { createInbox, type Inbox } from "../lib/inbox/inbox";
import { createSeal } from "../lib/inbox/seal";
import type { Store } from "../lib/inbox/store";
import type { SendMail } from "../lib/mail/smtp";
import { identity } from "./reception";

export type Round = {
  readonly store: Store;
  readonly inbox: Inbox;
  readonly log: LogEntry[];
  /** Milliseconds since 1970, as the machine believes. */
  time: number;
  /** Lets time go by. */
  pass: (milliseconds: number) => void;
  /** What happens elsewhere while a process rests; the time itself goes by at once. */
  meanwhile: () => Promise<void>;
  /** A process of its own at the same inbox, whose clock is `late` by so many milliseconds. */
  open: (send: SendMail | undefined, late?: number) => Courier;
  receive: (text: string) => Promise<{ id: string }>;
};

/** An inbox, processes that deliver it, and their time, anew for each test of the file that calls this. */
export function useRound(openStore: () => Store, start: number): Round {
  let store: Store;
  let log: LogEntry[];
  /** Milliseconds that really went by since the test began. */
  let elapsed: number;
  const openInbox = (now: () => number): Inbox => createInbox(store, createSeal(undefined), undefined, now);
  beforeEach(() => {
    store = openStore();
    log = [];
    elapsed = 0;
    round.time = start;
    round.meanwhile = () => Promise.resolve();
  });

  const round: Round = {
    get store() {
      return store;
    },
    get inbox() {
      return openInbox(() => round.time);
    },
    get log() {
      return log;
    },
    time: start,
    pass: (milliseconds) => {
      round.time += milliseconds;
      elapsed += milliseconds;
    },
    meanwhile: () => Promise.resolve(),
    open: (send, late = 0) => {
      const now = (): number => round.time - late;
      const note = (entry: LogEntry): void => void log.push(entry);
      const rest = async (milliseconds: number): Promise<void> => {
        round.pass(milliseconds);
        await round.meanwhile();
      };
      return createCourier({ inbox: openInbox(now), send, identity, log: note, now, monotonic: () => elapsed, rest });
    },
    receive: (text) =>
      round.inbox.accept({ message: { name: "Zoé", email: "zoe@exemple.fr", message: text }, suspicions: [] }),
  };
  return round;
}
