import { readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { findFile, listFiles, projectPath, sameName } from "../project/project-files";
import type { Mistake } from "./mistake";

/** File access used by the validation; paths are relative to the project's root. */
export type Sources = {
  list: (folder: string) => string[];
  read: (file: string) => string;
  /** Whether there is a file to read; false for a symbolic link to a missing file, although `list` includes the link. */
  exists: (file: string) => boolean;
  /** A file by its exact name: same capitals, even on a disk that ignores case, but accents in either Unicode form. */
  find: (file: string) => string | undefined;
  /** Absolute path of a file on disk; undefined for unsaved content. */
  diskPath: (file: string) => string | undefined;
};

/** Files on disk. */
export const sourcesOn = (root: string): Sources => ({
  find: (file) => {
    const path = findFile(join(root, file));
    return path && join(dirname(file), basename(path));
  },
  list: (folder) => listFiles(root, folder),
  read: (file) => readFileSync(join(root, file), "utf8"),
  exists: (file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false,
  diskPath: (file) => join(root, file),
});

/** The files of the provider: data, texts and the files beside them. */
export const providerFiles = (sources: Sources): string[] => [...sources.list("data"), ...sources.list("content")];

/** The mistake of a symbolic link to a missing file or to a folder. */
export const brokenLinkMessage = (sources: Sources, file: string): string | undefined =>
  sources.exists(file) ? undefined : "raccourci qui ne mène à aucun fichier : posez à sa place ce qu’il désigne";

/**
 * The mistake of a file or a folder that this account may not read. Reported alone: nothing else can be checked. Throws
 * any other error.
 */
export function accessDeniedMistake(root: string, error: unknown): Mistake {
  const { code = "", path } = error as NodeJS.ErrnoException;
  if (path === undefined || !["EACCES", "EPERM"].includes(code)) throw error;
  const fix = "redonnez-en le droit à votre compte (propriétés du fichier ou du dossier, ou «chown» et «chmod u+rX»)";
  return { file: projectPath(root, path), field: "", message: `lecture refusée par le système : ${fix}` };
}

/**
 * Files on disk overlaid with unsaved changes.
 *
 * @param changes new text by path; `null` for a removed file. Raster images are never read through it.
 */
export const withChanges = (sources: Sources, changes: ReadonlyMap<string, string | null>): Sources => ({
  find: (file) => {
    const changed = sameName([...changes.keys()], file);
    return changed === undefined ? sources.find(file) : changes.get(changed) === null ? undefined : changed;
  },
  list: (folder) => {
    const added = [...changes.keys()].filter((file) => file.startsWith(`${folder}/`));
    const files = new Set([...sources.list(folder), ...added]);
    return [...files].filter((file) => changes.get(file) !== null).sort((a, b) => (a < b ? -1 : 1));
  },
  read: (file) => changes.get(file) ?? sources.read(file),
  exists: (file) => (changes.has(file) ? changes.get(file) !== null : sources.exists(file)),
  diskPath: (file) => (changes.has(file) ? undefined : sources.diskPath(file)),
});
