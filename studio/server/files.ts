import { createHash } from "node:crypto";
import { copyFileSync, lstatSync, mkdirSync, readFileSync, realpathSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { Refusal } from "./refusal";

/** The studio's own folder: outside `data/` and `content/`, which Gatsby watches, but on the same disk. */
const studioFolder = ".studio";

/** Content hash of a file. */
export const versionOf = (content: string | Buffer) => createHash("sha1").update(content).digest("hex");

/**
 * The absolute path of a file that the studio may access.
 *
 * @throws {Refusal} for a path outside `data/` and `content/`, directly or through a symbolic link.
 */
export function safePath(root: string, file: string): string {
  const refuse = () => new Refusal(400, `Chemin refusé : ${file}`);
  const parts = file.split("/");
  const isUnsafe = parts.some((part) => part === "" || part.startsWith(".") || /[\\\0:]/.test(part));
  if (isUnsafe || parts.length < 2 || !["data", "content"].includes(parts[0] ?? "")) throw refuse();
  for (let length = 1; length <= parts.length; length += 1) {
    const ancestor = path.join(root, ...parts.slice(0, length));
    if (lstatSync(ancestor, { throwIfNoEntry: false })?.isSymbolicLink()) throw refuse();
  }
  return path.join(root, ...parts);
}

/** A path in the studio's own folder, created if needed. */
export function studioPath(root: string, ...parts: string[]): string {
  const folder = path.join(root, studioFolder, ...parts);
  mkdirSync(folder, { recursive: true });
  return realpathSync(folder);
}

/** The content hash of a file on disk; null for none. */
export function versionOnDisk(root: string, file: string): string | null {
  try {
    return versionOf(readFileSync(safePath(root, file)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return null;
  }
}

/** Copies a file, to a folder made if needed. */
export function copyTo(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** Puts a file of the same disk in the place of another, or takes this one away, with the folders that it leaves empty. */
export function place(root: string, file: string, from: string | null): void {
  const target = safePath(root, file);
  if (from !== null) {
    mkdirSync(path.dirname(target), { recursive: true });
    return renameSync(from, target);
  }
  rmSync(target, { force: true });
  let folder = path.dirname(target);
  while (path.relative(root, folder).split(path.sep).length > 1) {
    try {
      rmdirSync(folder);
    } catch {
      return;
    }
    folder = path.dirname(folder);
  }
}
