import { elapsedHeader, honeypotField } from "../../../src/model/contact-message";
import type { Suspicion } from "../inbox/stored-message";
import type { RawFields } from "./read-fields";

/** Nobody reads the form and writes to us in less (milliseconds). */
const fastestPerson = 2000;

/** Why a message looks like a robot's. A doubt only: the message is marked, and kept like the others. */
export function findSuspicions(fields: RawFields, headers: Headers): Suspicion[] {
  const suspicions: Suspicion[] = [];
  const honeypot = fields[honeypotField];
  if (honeypot !== undefined && honeypot !== null && honeypot !== "") suspicions.push("honeypot");
  const elapsed = headers.get(elapsedHeader);
  if (elapsed !== null && Number(elapsed) < fastestPerson) suspicions.push("speed");
  return suspicions;
}
