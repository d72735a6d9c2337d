import type { Declined } from "../protocol";

/** An error response, worded for the provider; nothing was written. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly more: Omit<Declined, "error"> = {},
  ) {
    super(message);
  }
}

export const refuseChanged = () => new Refusal(409, "Ce fichier a changé sur le disque : la liste vient d’être relue.");

/** Error code of a file that can't be written → what to do about it. */
const causes: Readonly<Record<string, [status: number, message: string]>> = {
  ENOSPC: [507, "Le disque est plein : faites de la place, puis recommencez."],
  EDQUOT: [507, "Votre espace disque est épuisé : faites de la place, puis recommencez."],
  EROFS: [500, "Le dossier du site est en lecture seule : rendez-le modifiable, puis recommencez."],
  EACCES: [500, "Le studio n’a pas le droit d’écrire dans le dossier du site : vérifiez-en les droits."],
  EPERM: [500, "Le studio n’a pas le droit d’écrire dans le dossier du site : vérifiez-en les droits."],
  EBUSY: [500, "Un fichier est ouvert dans un autre logiciel : fermez-le, puis recommencez."],
};

/** Words an unexpected error for the provider; the console has the details. */
export function explainFailure(error: unknown): Refusal {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const [status, message] = causes[code] ?? [500, "Le studio n’a pas pu répondre : le terminal dit pourquoi."];
  return new Refusal(status, `${message} Rien n’a été écrit à moitié, et votre texte est gardé ici.`);
}
