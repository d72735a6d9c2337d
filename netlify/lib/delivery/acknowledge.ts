import { createHash } from "node:crypto";
import { errorCode } from "../host/log";
import type { StoredMessage } from "../inbox/stored-message";
import type { Store } from "../inbox/store";
import { composeAcknowledgement } from "../mail/compose";
import { smtpTimes } from "../mail/smtp";
import type { DeliveryParts } from "./sender";

const hour = 60 * 60 * 1000;

/** Maximum number of acknowledgements in an hour, to all addresses: a robot can't make the site write to thousands. */
const maxPerHour = 20;

/** Name of an entry: a hash of the address, and the hour by the store's clock. */
const nameOf = (address: string, hours: number): string =>
  `${createHash("sha256").update(address.toLowerCase()).digest("hex").slice(0, 32)}.${hours}`;

const hoursOf = (name: string): number => Number(name.split(".")[1]);

/**
 * E-mails a visitor that their message has arrived, if `contact.acknowledgement` of data/site.json is filled in. Whoever
 * fills in the form chooses the address, which may be someone else's: no mail for a suspicious message, at most one an
 * hour to an address. Best effort: never retried, never throws.
 */
export async function acknowledge(
  id: string,
  { email, suspicions }: StoredMessage,
  { store, send, identity, log }: DeliveryParts,
): Promise<void> {
  const { acknowledgement } = identity;
  if (!send || !acknowledgement || suspicions.length > 0) return;
  try {
    const currentHour = Math.floor((await store.now()) / hour);
    const known = await store.list("acknowledged");
    if (known.filter((name) => hoursOf(name) === currentHour).length >= maxPerHour) return;
    // Only one process can create the entry of this hour: two processes would send two mails.
    if (
      known.includes(nameOf(email, currentHour - 1)) ||
      !(await store.create(`acknowledged/${nameOf(email, currentHour)}`, Buffer.from("{}")))
    )
      return;
    await send(composeAcknowledgement(id, email, identity, acknowledgement), { timeout: smtpTimes.shortest });
    log({ event: "contact.acknowledged", id });
  } catch (error) {
    log({ event: "contact.acknowledgement_failed", id, reason: errorCode(error) });
  }
}

/** Removes the hashes of addresses to which a mail may be sent again. `now` is the store's time. */
export async function removeOldAcknowledgements(store: Store, now: number): Promise<void> {
  for (const name of await store.list("acknowledged"))
    if (hoursOf(name) < Math.floor(now / hour) - 1) await store.remove(`acknowledged/${name}`);
}
