import { elapsedHeader, honeypotField } from "../../../src/model/contact-message";
import type { RawFields } from "./read-fields";

/** Nobody reads the form and writes to us in less (milliseconds). */
const fastestPerson = 2000;

/**
 * Why a message looks like a robot's, in French. A doubt only: the message is marked, and kept like
 * the others. Without a script nothing says how long it took.
 */
export function findSuspicions(fields: RawFields, headers: Headers): string[] {
  const suspicions: string[] = [];
  if (fields[honeypotField]) suspicions.push("un champ invisible pour un visiteur a été rempli");
  const elapsed = headers.get(elapsedHeader);
  if (elapsed !== null && Number(elapsed) < fastestPerson) {
    suspicions.push("le formulaire a été rempli plus vite qu’une personne ne peut le faire");
  }
  return suspicions;
}
