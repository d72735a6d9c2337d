import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path, { posix } from "node:path";
import { downloadExtensions, downloadKinds } from "../../src/collections/downloads";
import { downloadsFolder, parseDownload } from "../../src/content/project/download-files";
import { slugOf } from "../../src/content/project/slug";
import type { FormContent, StagedFile, Target } from "../protocol";
import { schemasAlong } from "../schema-path";
import { collectionOf, hasOwnFolder } from "./entries";
import { studioPath } from "./files";
import { parseFieldPath } from "./place";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import { figure, type Required, resizePicture } from "./resize-picture";
import { schemaOf } from "./schema-of";

/** Files received for an entry, kept until it is saved. */

/** Maximum size of an uploaded file, in bytes. */
export const maxFileBytes = 20 * 1024 * 1024;

const stagingFolder = (project: Project) => studioPath(project.root, "staged");

/** `replaces` is the name of the file that it takes the place of, and the name, if it can; `taken`, what others staged have. */
type Named = Target & { field: string; name: string; replaces: string | null; taken: readonly string[] };

/** What is required of an image, from the schema of its field. */
const requiredOf = ({ type, field }: Named): Required =>
  (schemasAlong(schemaOf(collectionOf(type)), parseFieldPath(field)).at(-1)?.picture as Required | undefined) ?? figure;

/** The folder of an article's images is its own; other collections share one. */
function folderOf({ type, file }: Target): string | undefined {
  const collection = collectionOf(type);
  if (file !== null) return posix.dirname(file);
  return hasOwnFolder(collection) ? undefined : posix.dirname(collection.files);
}

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

/** Receives an image for an entry; its name is without extension. */
export async function stagePicture(project: Project, given: Named, bytes: Buffer): Promise<StagedFile> {
  const { name, replaces, taken } = given;
  const folder = folderOf(given);
  const { data, extension, ...size } = await resizePicture(
    bytes,
    requiredOf(given),
    replaces ? extensionOf(replaces) : undefined,
  );
  const id = keep(project, data, extension);
  const isTaken = (candidate: string) =>
    taken.includes(candidate) || (folder !== undefined && project.sources.exists(`${folder}/${candidate}`));
  const free = numbered(slugOf(name) || "image", extension).find((one) => !isTaken(one));
  return { id, name: replaces ?? free ?? id, ...size };
}

/** Receives a file to take away. Its name is unique on the whole site, whose address it becomes. */
export function stageDownload(project: Project, { name, replaces, taken }: Named, bytes: Buffer): StagedFile {
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

/** Where each staged file of a form is, by its path from the entry's folder. */
export const stagedPaths = (project: Project, { staged }: FormContent): Map<string, string> =>
  new Map(Object.entries(staged).map(([name, id]) => [name, stagedPath(project, id)]));

/** The files to take away that an article offers, in its own folder. */
export function downloadsOf(fields: Readonly<Record<string, unknown>>): string[] {
  const groups = Array.isArray(fields.downloads) ? (fields.downloads as { files?: unknown }[]) : [];
  return groups
    .flatMap((group) => (Array.isArray(group.files) ? (group.files as unknown[]) : []))
    .filter((name) => typeof name === "string" && name !== "")
    .map((name) => `${downloadsFolder}/${String(name)}`);
}
