import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { Refusal } from "./refusal";

/** The studio's own folder: outside `data/` and `content/`, which Gatsby watches, but on the same disk. */
const studioFolder = ".studio";

/** Content hash of a file. */
export const versionOf = (text: string) => createHash("sha1").update(text).digest("hex");

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

/** The new text of a file, and the one it was made from; null for a file that did not exist. */
export type Rewrite = { file: string; before: string | null; after: string };

/** A file has changed on disk since its new text was made from it. Nothing was written: the task can begin again. */
export class ChangedMeanwhile extends Refusal {
  constructor(file: string) {
    super(409, `${file} vient de changer sur le disque : recommencez.`);
  }
}

/** Writes a text to a temporary file; leaves nothing when the disk is full. */
function writeTemporary(root: string, { file, after }: Rewrite) {
  const target = safePath(root, file);
  const temporary = path.join(studioPath(root, "tmp"), `${versionOf(file)}.${process.pid}`);
  const mode = existsSync(target) ? statSync(target).mode : undefined;
  try {
    writeFileSync(temporary, after, { mode, flush: true });
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return { temporary, target };
}

const textOnDisk = (target: string) => (existsSync(target) ? readFileSync(target, "utf8") : null);

/**
 * Writes files atomically, all or none: a full disk fails before any of them is in place.
 *
 * @param alongside what else must succeed before they are put in place, such as moving files.
 * @throws {ChangedMeanwhile} rather than overwrite what was written outside the studio.
 */
export function writeTogether(root: string, rewrites: readonly Rewrite[], alongside: () => void = () => {}) {
  const written: ReturnType<typeof writeTemporary>[] = [];
  try {
    for (const rewrite of rewrites) written.push(writeTemporary(root, rewrite));
    const changed = rewrites.find(({ file, before }) => textOnDisk(safePath(root, file)) !== before);
    if (changed) throw new ChangedMeanwhile(changed.file);
    alongside();
    for (const { temporary, target } of written) {
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(temporary, target);
    }
  } finally {
    for (const { temporary } of written) rmSync(temporary, { force: true });
  }
}

/** Moves a file or a folder, even to another disk. */
function moveTo(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true });
  }
}

/** Moves files or folders, all or none. */
export function moveAll(moves: readonly (readonly [from: string, to: string])[]): void {
  const done: (readonly [string, string])[] = [];
  try {
    for (const [from, to] of moves) {
      moveTo(from, to);
      done.push([from, to]);
    }
  } catch (error) {
    for (const [from, to] of done.reverse()) moveTo(to, from);
    throw error;
  }
}
