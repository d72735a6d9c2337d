import type { Accepted, Inbox } from "../lib/inbox/inbox";
import type { ReceptionContext } from "../lib/reception/receive";

export const identity = { siteName: "Atelier Bois Clair", from: "site@atelier.fr", to: "moi@atelier.fr" };

/** Receives messages into an inbox, as many as come. */
export function receptionOf(inbox: Inbox, onStored: (accepted: Accepted) => void = () => undefined): ReceptionContext {
  return { limitRate: () => undefined, isBurst: () => false, open: () => ({ inbox, onStored }) };
}
