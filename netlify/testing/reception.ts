import type { Accepted, Inbox } from "../lib/inbox/inbox";
import type { ReceptionContext } from "../lib/reception/receive";

export const identity = { siteName: "Atelier Bois Clair", from: "site@atelier.fr", to: "moi@atelier.fr" };

/** Receives messages into an inbox, without a rate limit. */
export function receptionOf(inbox: Inbox, onStored: (accepted: Accepted) => void = () => undefined): ReceptionContext {
  return { countRequest: () => undefined, countAndDetectBurst: () => false, open: () => ({ inbox, onStored }) };
}
