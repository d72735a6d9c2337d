import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BinItem, Restored } from "../protocol";
import { confined, moveTo, ownFolder, versionOf, writeWhole } from "./files";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import { spliceJson } from "./text/splice-json";

/** An entry removed from a list: text of the list before, version after, and index. */
type TakenOut = { file: string; index: number; before: string; after: string; value: unknown };

type Manifest = BinItem & { files: string[]; takenOut?: TakenOut };

const binFolder = (project: Project) => ownFolder(project.root, "bin");

const keep = (project: Project, item: Pick<Manifest, "title" | "kind" | "files" | "takenOut">): string => {
  const id = `${Date.now()}-${randomUUID().slice(0, 8)}`;
  const folder = ownFolder(project.root, "bin", id);
  const manifest: Manifest = { id, when: new Date().toISOString(), ...item };
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest, null, 2));
  for (const file of item.files) moveTo(confined(project.root, file), path.join(folder, "files", file));
  return id;
};

/** Moves files or folders to the bin, as one item. */
export const throwAway = (project: Project, title: string, kind: string, files: string[]) =>
  keep(project, { title, kind, files });

/** Keeps an entry removed from a list. */
export const keepTakenOut = (project: Project, title: string, kind: string, takenOut: TakenOut) =>
  keep(project, { title, kind, files: [], takenOut });

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
function putBack(project: Project, { file, index, before, after, value }: TakenOut) {
  const now = project.sources.read(file);
  if (versionOf(now) === after) return { text: before, index };
  const list = JSON.parse(now.replace(/^\uFEFF/, "")) as unknown[];
  const place = Math.min(index, list.length);
  list.splice(place, 0, value);
  return { text: spliceJson(now, list), index: place };
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
  const taken = files.find((file) => existsSync(confined(project.root, file)));
  if (taken) throw new Refusal(409, `${taken} existe de nouveau : renommez-le ou supprimez-le d’abord.`);
  const back = takenOut && putBack(project, takenOut);
  if (takenOut && back) {
    await check(new Map([[takenOut.file, back.text]]));
    writeWhole(project.root, takenOut.file, back.text);
  }
  for (const file of files) moveTo(path.join(folder, "files", file), confined(project.root, file));
  rmSync(folder, { recursive: true });
  return { file: takenOut?.file ?? files[0] ?? "", index: back?.index ?? null };
}
