import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/content/project/project-files";
import type { BinItem } from "../protocol";
import { moveAll, type Rewrite, safePath, studioPath, versionOf, writeTogether } from "./files";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import { readdDownload, type TakenDownload } from "./taken-download";
import type { Dropped } from "./text/drop-value";
import { restoreParts } from "./text/restore-parts";

/** What a removal changed in a text: before, and the version after. */
type Cut = { file: string; before: string; after: string };

/** An entry removed from a list, at an index; parts of entries; or a file that an article no longer offers. */
export type TakenOut = Cut & ({ index: number; value: unknown } | { dropped: Dropped[] } | TakenDownload);

type Manifest = BinItem & {
  files: string[];
  takenOut?: TakenOut | TakenOut[];
  /** Another file has taken their place: restoring exchanges them. */
  replaced?: true;
};

type Binned = Pick<Manifest, "title" | "kind" | "files" | "takenOut" | "replaced">;

const binFolder = (project: Project) => studioPath(project.root, "bin");

/** Moves files or folders to the bin as one item, or keeps an entry removed from a list. */
export function addToBin(project: Project, item: Binned): string {
  const id = `${Date.now()}-${randomUUID().slice(0, 8)}`;
  const folder = studioPath(project.root, "bin", id);
  const manifest: Manifest = { id, when: new Date().toISOString(), ...item };
  try {
    writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest, null, 2), { flush: true });
    moveAll(item.files.map((file) => [safePath(project.root, file), path.join(folder, "files", file)] as const));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return id;
}

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

/** Puts back what was taken out of a text: its exact former text if it has not changed since. */
function putBack(project: Project, taken: TakenOut): Rewrite {
  const { file } = taken;
  if (!project.sources.exists(file)) throw new Refusal(409, `${file} n’existe plus : restaurez-le d’abord.`);
  const before = project.sources.read(file);
  if (versionOf(before) === taken.after) return { file, before, after: taken.before };
  if ("download" in taken) return { file, before, after: readdDownload(project.sources, file, taken.download) };
  const dropped = "dropped" in taken ? taken.dropped : [{ path: [taken.index], value: taken.value }];
  return { file, before, after: restoreParts(project, file, dropped) };
}

/** The files of an item, those of its folders included → where they are in the bin. */
const binnedFiles = (folder: string, names: readonly string[]) =>
  new Map(
    names.flatMap((name): [string, string][] => {
      const place = path.join(folder, "files", name);
      if (!statSync(place).isDirectory()) return [[name, place]];
      return listFiles(path.join(folder, "files"), name).map((file) => [file, path.join(folder, "files", file)]);
    }),
  );

/**
 * Restores an item.
 *
 * @param check rejects changes that the build would refuse: new texts, and files → where they are.
 * @throws {Refusal} when a file with the same path exists.
 */
export async function restore(
  project: Project,
  id: string,
  check: (changes: Map<string, string>, files: Map<string, string>) => Promise<void>,
): Promise<void> {
  const { files, takenOut, replaced, ...item } = manifestOf(project, id);
  const folder = path.join(binFolder(project), id);
  const findExisting = () => {
    const existing = files.filter((file) => existsSync(safePath(project.root, file)));
    if (existing.length > 0 && !replaced)
      throw new Refusal(409, `Déjà revenu sur le disque : ${existing.join(", ")}. Renommez ou supprimez d’abord.`);
    return existing;
  };
  findExisting();
  const rewrites = [takenOut ?? []].flat().map((taken) => putBack(project, taken));
  await check(new Map(rewrites.map(({ file, after }) => [file, after])), binnedFiles(folder, files));
  writeTogether(project.root, rewrites, () => {
    // One may have appeared during the check.
    const existing = findExisting();
    if (existing.length > 0) addToBin(project, { ...item, files: existing, replaced: true });
    moveAll(files.map((file) => [path.join(folder, "files", file), safePath(project.root, file)] as const));
  });
  rmSync(folder, { recursive: true });
}
