import { elapsedHeader, honeypotField } from "../../../src/shared/contact-message";
import { bodyKind, type RawFields } from "./read-fields";

/** Shortest time in which a person can fill in the form (milliseconds). */
const minFillTime = 2000;

/**
 * Why a message may be spam, in French: it is flagged, never rejected. The page's script always sends
 * how long the form was open; a form sent without JavaScript never does, so that is no suspicion.
 */
export function findSuspicions(fields: RawFields, request: Request, inBurst: boolean): string[] {
  const suspicions: string[] = [];
  const elapsed = Number.parseInt(request.headers.get(elapsedHeader) ?? "", 10);
  if (fields[honeypotField]) suspicions.push("un champ invisible pour un visiteur a été rempli");
  if (elapsed < minFillTime) {
    suspicions.push("le formulaire a été rempli plus vite qu’une personne ne peut le faire");
  }
  if (Number.isNaN(elapsed) && bodyKind(request) === "json") {
    suspicions.push("il n’est pas passé par la page du formulaire");
  }
  if (inBurst) suspicions.push("il arrive dans une rafale de messages");
  return suspicions;
}
