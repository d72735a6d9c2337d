import { readFileSync } from "node:fs";
import { extname } from "node:path/posix";
import { unzipSync } from "fflate";
import { cacheByFile } from "./cache-by-file";
import { workbookMistakes, type DocumentMistake } from "./check-workbooks";
import type { Mistake } from "./mistake";
import { brokenLinkMessage, type Sources } from "./sources";

/** Whether a file is a .docx: a zip with `word/document.xml` (ECMA-376, part 1), or `document2.xml` from Word online. */
function isWordDocument(content: Uint8Array): boolean {
  try {
    return Object.keys(unzipSync(content)).some((name) => /^word\/document\d*\.xml$/.test(name));
  } catch {
    return false;
  }
}

/**
 * Whether a file is a complete PDF: it has the marks of its beginning and of its end, which a truncated copy lacks
 * (ISO 32000-1, 7.5). A linearised PDF also has an end mark after its first part, «startxref 0», which does not count
 * (annex F).
 */
function isPdf(content: Buffer): boolean {
  const last = content.subarray(content.lastIndexOf("startxref")).toString("latin1", 0, 40);
  return content.subarray(0, 1024).includes("%PDF-") && content.includes("%%EOF") && !/^startxref\s+0\s/.test(last);
}

const unreadable = (program: string, extension: string): DocumentMistake[] => [
  {
    field: "",
    message: `document illisible (coupé, protégé par un mot de passe, ou d’un autre format) : enregistrez-le de nouveau en ${extension} depuis ${program}`,
  },
];

const mistakesOf = cacheByFile((path): DocumentMistake[] => {
  const content = readFileSync(path);
  if (content.length === 0) return [{ field: "", message: "le fichier est vide : posez-le de nouveau" }];
  switch (extname(path)) {
    case ".xlsx":
      return workbookMistakes(content);
    case ".docx":
      return isWordDocument(content) ? [] : unreadable("un traitement de texte", ".docx");
    case ".pdf":
      return isPdf(content) ? [] : unreadable("le programme qui l’a fait", ".pdf");
    default:
      return [];
  }
});

/** The mistakes in a downloadable document: unreadable, or with missing values. */
export function documentMistakes(sources: Sources, file: string): Mistake[] {
  const path = sources.diskPath(file);
  if (path === undefined) return [];
  const shortcut = brokenLinkMessage(sources, file);
  if (shortcut) return [{ file, field: "", message: shortcut }];
  return mistakesOf(path).map((fault) => ({ file, ...fault }));
}
