import { readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { findFile, listFiles, projectPath, sameName } from "../project/project-files";
import type { Mistake } from "./mistake";

/** File access used by the validation; paths are relative to the project's root. */
export type Sources = {
  list: (folder: string) => string[];
  read: (file: string) => string;
  /** Whether there is a file to read; a symbolic link that leads to none is listed, and is none. */
  exists: (file: string) => boolean;
  /** A file by its name, letter for letter, whatever the coding of its accents and the disk's rules on capitals. */
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

/** The files in which the provider writes, and the pictures beside them. */
export const providerFiles = (sources: Sources): string[] => [...sources.list("data"), ...sources.list("content")];

/** Why a file that its folder lists can't be opened: a symbolic link that leads to none, or to a folder. */
export const shortcutMistake = (sources: Sources, file: string): string | undefined =>
  sources.exists(file) ? undefined : "raccourci qui ne mène à aucun fichier : posez à sa place ce qu’il désigne";

/**
 * A file or a folder that the system keeps from this account: told alone, as the rest can't be checked without it.
 * Throws any other error.
 */
export function refusedMistake(root: string, error: unknown): Mistake {
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
