import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../project/project-files";

/** Where the check reads the project from; paths are relative to its root. */
export type Sources = {
  list: (folder: string) => string[];
  read: (file: string) => string;
  exists: (file: string) => boolean;
  /** Absolute path of a file that exists; none for one that nobody has saved yet. */
  place: (file: string) => string | undefined;
};

/** The files as they stand on disk. */
export const sourcesOn = (root: string): Sources => ({
  list: (folder) => listFiles(root, folder),
  read: (file) => readFileSync(join(root, file), "utf8"),
  exists: (file) => existsSync(join(root, file)),
  place: (file) => join(root, file),
});

/**
 * The same files as they would be after changes that nobody has saved yet.
 *
 * @param changes new text of a file by its path; `null` removes it. Of the pictures, only drawings (SVG) are ever read.
 */
export const withChanges = (sources: Sources, changes: ReadonlyMap<string, string | null>): Sources => ({
  list: (folder) => {
    const added = [...changes.keys()].filter((file) => file.startsWith(`${folder}/`));
    const files = new Set([...sources.list(folder), ...added]);
    return [...files].filter((file) => changes.get(file) !== null).sort((a, b) => (a < b ? -1 : 1));
  },
  read: (file) => changes.get(file) ?? sources.read(file),
  exists: (file) => (changes.has(file) ? changes.get(file) !== null : sources.exists(file)),
  place: (file) => (changes.has(file) ? undefined : sources.place(file)),
});
