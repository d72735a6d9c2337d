import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BinItem, Restored } from "../protocol";
import { safePath, moveTo, studioPath, versionOf, writeAtomically } from "./files";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import { spliceJson } from "./text/splice-json";

/** An entry removed from a list: text of the list before, version after, and index. */
type TakenOut = { file: string; index: number; before: string; after: string; value: unknown };

type Manifest = BinItem & { files: string[]; takenOut?: TakenOut };

const binFolder = (project: Project) => studioPath(project.root, "bin");

const addToBin = (project: Project, item: Pick<Manifest, "title" | "kind" | "files" | "takenOut">): string => {
  const id = `${Date.now()}-${randomUUID().slice(0, 8)}`;
  const folder = studioPath(project.root, "bin", id);
  const manifest: Manifest = { id, when: new Date().toISOString(), ...item };
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest, null, 2));
  for (const file of item.files) moveTo(safePath(project.root, file), path.join(folder, "files", file));
  return id;
};

/** Moves files or folders to the bin, as one item. */
export const moveToBin = (project: Project, title: string, kind: string, files: string[]) =>
  addToBin(project, { title, kind, files });

/** Keeps an entry removed from a list. */
export const binListEntry = (project: Project, title: string, kind: string, takenOut: TakenOut) =>
  addToBin(project, { title, kind, files: [], takenOut });

const manifestOf = (project: Project, id: string): Manifest => {
  const file = path.join(binFolder(project), id, "manifest.json");
  if (!/^[\w-]+$/.test(id) || !existsSync(file)) throw new Refusal(404, "Cet élément n’est plus dans la corbeille.");
  return JSON.parse(readFileSync(file, "utf8")) as Manifest;
};

/** The items in the bin, newest first. */
export function listBin(project: Project): BinItem[] {
  return readdirSync(binFolder(project))
    .sort()
    .reverse()
    .flatMap((id) => (existsSync(path.join(binFolder(project), id, "manifest.json")) ? [manifestOf(project, id)] : []))
    .map(({ id, title, kind, when }) => ({ id, title, kind, when }));
}

/** Reinserts an entry; restores the exact former text if the list has not changed since. */
function reinsert(project: Project, { file, index, before, after, value }: TakenOut) {
  const now = project.sources.read(file);
  if (versionOf(now) === after) return { text: before, index };
  const list = JSON.parse(now.replace(/^\uFEFF/, "")) as unknown[];
  const position = Math.min(index, list.length);
  list.splice(position, 0, value);
  return { text: spliceJson(now, list), index: position };
}

/**
 * Restores an item.
 *
 * @param check rejects changes that the build would refuse.
 * @throws {Refusal} when a file with the same path exists.
 */
export async function restore(
  project: Project,
  id: string,
  check: (changes: Map<string, string | null>) => Promise<void>,
): Promise<Restored> {
  const { files, takenOut } = manifestOf(project, id);
  const folder = path.join(binFolder(project), id);
  const existing = files.find((file) => existsSync(safePath(project.root, file)));
  if (existing) throw new Refusal(409, `${existing} existe de nouveau : renommez-le ou supprimez-le d’abord.`);
  const reinserted = takenOut && reinsert(project, takenOut);
  if (takenOut && reinserted) {
    await check(new Map([[takenOut.file, reinserted.text]]));
    writeAtomically(project.root, takenOut.file, reinserted.text);
  }
  for (const file of files) moveTo(path.join(folder, "files", file), safePath(project.root, file));
  rmSync(folder, { recursive: true });
  return { file: takenOut?.file ?? files[0] ?? "", index: reinserted?.index ?? null };
}
