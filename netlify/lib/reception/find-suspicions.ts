import { elapsedHeader, honeypotField } from "../../../src/shared/contact-message";
import type { RawFields } from "./read-fields";

/** Shortest time in which a person can fill in the form (milliseconds). */
const minFillTime = 2000;

/**
 * Why a message may be spam, in French: it is flagged, never rejected. The time taken is unknown
 * without JavaScript.
 */
export function findSuspicions(fields: RawFields, headers: Headers): string[] {
  const suspicions: string[] = [];
  if (fields[honeypotField]) suspicions.push("un champ invisible pour un visiteur a été rempli");
  const elapsed = headers.get(elapsedHeader);
  if (elapsed !== null && Number(elapsed) < minFillTime) {
    suspicions.push("le formulaire a été rempli plus vite qu’une personne ne peut le faire");
  }
  return suspicions;
}
