import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path, { posix } from "node:path";
import { downloadExtensions, downloadKinds } from "../../src/collections/downloads";
import { downloadsFolder, parseDownload } from "../../src/content/project/download-files";
import { sameName } from "../../src/content/project/project-files";
import { slugOf } from "../../src/content/project/slug";
import type { Sources } from "../../src/content/validate/sources";
import type { FormContent, StagedFile } from "../protocol";
import { safePath, studioPath } from "./files";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import { type Required, resizePicture } from "./resize-picture";

/** Files received for an entry, kept until it is saved. */

/** Maximum size of an uploaded file, in bytes. */
export const maxFileBytes = 20 * 1024 * 1024;

const stagingFolder = (project: Project) => studioPath(project.root, "staged");

/** `replaces` is the name of the file that it takes the place of, and the name, if it can; `taken`, what others staged have. */
type Named = { folder: string | null; name: string; replaces: string | null; taken: readonly string[] };

const numbered = (base: string, extension: string) => [
  `${base}.${extension}`,
  ...Array.from({ length: 99 }, (_, rank) => `${base}-${rank + 2}.${extension}`),
];

function keep(project: Project, data: Buffer, extension: string): string {
  const id = `${randomUUID()}.${extension}`;
  const file = path.join(stagingFolder(project), id);
  try {
    writeFileSync(file, data, { flush: true });
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  return id;
}

const extensionOf = (name: string) => path.extname(name).slice(1).toLowerCase();

/**
 * Receives an image for an entry.
 *
 * @param given `folder` of the entry, or `null` if it does not exist yet; `name` without extension.
 */
export async function stagePicture(
  project: Project,
  bytes: Buffer,
  required: Required,
  given: Named,
): Promise<StagedFile> {
  const { folder, name, replaces, taken } = given;
  const { data, extension, ...size } = await resizePicture(
    bytes,
    required,
    replaces ? extensionOf(replaces) : undefined,
  );
  const id = keep(project, data, extension);
  const isTaken = (candidate: string) =>
    taken.includes(candidate) || (folder !== null && project.sources.exists(`${folder}/${candidate}`));
  const free = numbered(slugOf(name) || "image", extension).find((one) => !isTaken(one));
  return { id, name: replaces ?? free ?? id, ...size };
}

/** Receives a file to take away. Its name is unique on the whole site, whose address it becomes. */
export function stageDownload(project: Project, bytes: Buffer, { name, replaces, taken }: Named): StagedFile {
  const extension = extensionOf(name);
  if (name.startsWith("~$"))
    throw new Refusal(415, "C’est le fichier de travail d’un logiciel ouvert : choisissez le document lui-même.");
  if (!downloadExtensions.some((one) => one === extension))
    throw new Refusal(415, `Un fichier à emporter est un ${downloadKinds} : « ${name} » n’en est pas un.`);
  if (bytes.length === 0)
    throw new Refusal(422, "Ce fichier est vide : enregistrez-le de nouveau, puis choisissez-le.");
  const names = project.sources.list("content").flatMap((file) => parseDownload(file)?.name ?? []);
  const others = [...names, ...taken.map((one) => path.basename(one))];
  const free = numbered(slugOf(name.slice(0, -extension.length - 1)) || "fichier", extension);
  const kept = replaces && extensionOf(replaces) === extension ? replaces : undefined;
  const id = keep(project, bytes, extension);
  return { id, name: kept ?? free.find((one) => !others.includes(one)) ?? id, width: 0, height: 0 };
}

const stagedPath = (project: Project, id: string) => {
  const file = path.join(stagingFolder(project), id);
  if (!/^[0-9a-f-]{36}\.\w+$/.test(id) || !existsSync(file)) {
    throw new Refusal(410, "Un fichier choisi n’est plus là : choisissez-le de nouveau.");
  }
  return file;
};

export const readStaged = (project: Project, id: string) => readFileSync(stagedPath(project, id));

/** How long a file stays staged, in milliseconds: a draft may be resumed after weeks. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Deletes the staged files of entries never saved. */
export function deleteOldFiles(project: Project): void {
  const folder = stagingFolder(project);
  const isOld = (name: string) => Date.now() - statSync(path.join(folder, name)).mtimeMs > maxAge;
  for (const name of readdirSync(folder).filter(isOld)) rmSync(path.join(folder, name));
}

/** Where each staged file of a form will be → where it is. */
export function stagedPlaces(project: Project, { staged }: FormContent, file: string): Map<string, string> {
  const folder = posix.dirname(file);
  return new Map(Object.entries(staged).map(([name, id]) => [`${folder}/${name}`, stagedPath(project, id)]));
}

/** Files on disk, with the staged ones where they will be. */
export const withStaged = (sources: Sources, places: ReadonlyMap<string, string>): Sources => ({
  list: (folder) => {
    const added = [...places.keys()].filter((file) => file.startsWith(`${folder}/`));
    return [...new Set([...sources.list(folder), ...added])].sort((a, b) => (a < b ? -1 : 1));
  },
  read: (file) => {
    const place = places.get(file);
    return place ? readFileSync(place, "utf8") : sources.read(file);
  },
  exists: (file) => places.has(file) || sources.exists(file),
  find: (file) => sameName([...places.keys()], file) ?? sources.find(file),
  diskPath: (file) => places.get(file) ?? sources.diskPath(file),
});

/** Whether any file in an image's folder names it. */
export function isUsed(project: Project, picture: string): boolean {
  const folder = posix.dirname(picture);
  const name = posix.basename(picture);
  return readdirSync(safePath(project.root, folder))
    .filter((file) => /\.(json|mdx?)$/.test(file))
    .some((file) => project.sources.read(`${folder}/${file}`).includes(name));
}

/** The files to take away that an article offers, in its own folder. */
export function downloadsOf(fields: Readonly<Record<string, unknown>>): string[] {
  const groups = Array.isArray(fields.downloads) ? (fields.downloads as { files?: unknown }[]) : [];
  return groups
    .flatMap((group) => (Array.isArray(group.files) ? (group.files as unknown[]) : []))
    .filter((name) => typeof name === "string" && name !== "")
    .map((name) => `${downloadsFolder}/${String(name)}`);
}
