import { readFileSync } from "node:fs";
import { extname } from "node:path/posix";
import { unzipSync } from "fflate";
import { cacheByFile } from "./cache-by-file";
import { workbookFaults, type Fault } from "./check-workbooks";
import type { Mistake } from "./mistake";
import { shortcutMistake, type Sources } from "./sources";

/** A document of a word processor is a zip that holds its text (ECMA-376, part 1), «document2.xml» from Word online. */
function isWordDocument(content: Uint8Array): boolean {
  try {
    return Object.keys(unzipSync(content)).some((name) => /^word\/document\d*\.xml$/.test(name));
  } catch {
    return false;
  }
}

/**
 * A PDF begins and ends with its own marks; the end is what a copy cut short lacks (ISO 32000-1, 7.5). One made to be
 * shown while it arrives has an end of its first part too, which leads nowhere: «startxref 0» (the same, annex F).
 */
function isPdf(content: Buffer): boolean {
  const last = content.subarray(content.lastIndexOf("startxref")).toString("latin1", 0, 40);
  return content.subarray(0, 1024).includes("%PDF-") && content.includes("%%EOF") && !/^startxref\s+0\s/.test(last);
}

const unreadable = (program: string, extension: string): Fault[] => [
  {
    field: "",
    message: `document illisible (coupé, protégé par un mot de passe, ou d’un autre format) : enregistrez-le de nouveau en ${extension} depuis ${program}`,
  },
];

const faultsOf = cacheByFile((path): Fault[] => {
  const content = readFileSync(path);
  if (content.length === 0) return [{ field: "", message: "le fichier est vide : posez-le de nouveau" }];
  switch (extname(path)) {
    case ".xlsx":
      return workbookFaults(content);
    case ".docx":
      return isWordDocument(content) ? [] : unreadable("un traitement de texte", ".docx");
    case ".pdf":
      return isPdf(content) ? [] : unreadable("le programme qui l’a fait", ".pdf");
    default:
      return [];
  }
});

/** What a reader would find missing or wrong in a document to take away. */
export function documentMistakes(sources: Sources, file: string): Mistake[] {
  const path = sources.diskPath(file);
  if (path === undefined) return [];
  const shortcut = shortcutMistake(sources, file);
  if (shortcut) return [{ file, field: "", message: shortcut }];
  return faultsOf(path).map((fault) => ({ file, ...fault }));
}
