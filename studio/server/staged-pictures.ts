import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { posix } from "node:path";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { slugOf } from "../../src/content/project/slug";
import type { StagedPicture, FormContent } from "../protocol";
import { safePath, moveTo, studioPath } from "./files";
import type { Project } from "./project";
import { Refusal } from "./refusal";

/** Maximum size of an uploaded image, in bytes. */
export const maxPictureBytes = 20 * 1024 * 1024;

const kinds: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif" };

/** Dimensions required of an image, in pixels. */
export type RequiredSize = { minWidth: number; width: number };

/** A figure in a text: the width of the text, doubled for dense screens. */
export const figureSize: RequiredSize = { minWidth: 640, width: 1344 };

const folderOf = (project: Project) => studioPath(project.root, "pictures");

export const unreadable = () =>
  new Refusal(415, "Ce fichier n’est pas une image PNG, JPEG, WebP ou AVIF : enregistrez-la dans un de ces formats.");

async function resize(bytes: Buffer, { minWidth, width }: RequiredSize) {
  const { format, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  const extension = kinds[format];
  if (!extension) throw unreadable();
  if (autoOrient.width < minWidth) {
    throw new Refusal(
      422,
      `Image trop petite : ${autoOrient.width} pixels de large, il en faut au moins ${minWidth} pour rester nette sur la page.`,
    );
  }
  // Rotated according to EXIF, then stripped of metadata (location, name).
  const rotated = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
  const encoded = {
    jpg: () => rotated.jpeg({ quality: 84 }),
    png: () => rotated.png({ compressionLevel: 9 }),
    webp: () => rotated.webp({ quality: 84 }),
    avif: () => rotated.avif({ quality: 60 }),
  };
  const encode = encoded[extension as keyof typeof encoded];
  const { data, info } = await encode()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable();
    });
  return { data, extension, width: info.width, height: info.height };
}

/**
 * Receives an image for an entry: validated, resized, and staged until the entry is saved.
 *
 * @param folder folder of the entry, or `null` if it does not exist yet.
 * @param name file name without extension.
 * @throws {Refusal} when it is not an image, or is too small.
 */
export async function stagePicture(
  project: Project,
  bytes: Buffer,
  { folder, name, required }: { folder: string | null; name: string; required: RequiredSize },
): Promise<StagedPicture> {
  const { data, extension, ...size } = await resize(bytes, required);
  const base = slugOf(name) || "image";
  const taken = (candidate: string) => folder !== null && project.sources.exists(`${folder}/${candidate}`);
  const names = [base, ...Array.from({ length: 99 }, (_, rank) => `${base}-${rank + 2}`)].map(
    (one) => `${one}.${extension}`,
  );
  const id = `${randomUUID()}.${extension}`;
  writeFileSync(path.join(folderOf(project), id), data);
  return { id, name: names.find((one) => !taken(one)) ?? id, ...size };
}

const stagedFile = (project: Project, id: string) => {
  const file = path.join(folderOf(project), id);
  if (!/^[0-9a-f-]{36}\.\w+$/.test(id) || !existsSync(file)) {
    throw new Refusal(410, "Une image choisie n’est plus là : choisissez-la de nouveau.");
  }
  return file;
};

export const readStaged = (project: Project, id: string) => readFileSync(stagedFile(project, id));

/** How long an image stays staged, in milliseconds: a draft may be resumed after weeks. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Deletes the staged images of entries never saved. */
export function deleteOldPictures(project: Project): void {
  const folder = folderOf(project);
  const isOld = (name: string) => Date.now() - statSync(path.join(folder, name)).mtimeMs > maxAge;
  for (const name of readdirSync(folder).filter(isOld)) rmSync(path.join(folder, name));
}

/** Final path of each staged image of a form → id. */
export function finalPaths(work: FormContent, file: string): Map<string, string> {
  const folder = posix.dirname(file);
  return new Map(Object.entries(work.staged).map(([name, id]) => [`${folder}/${name}`, id]));
}

/** Moves staged images to their final paths, never overwriting a file. */
export function moveStagedPictures(project: Project, paths: ReadonlyMap<string, string>): void {
  for (const target of paths.keys()) {
    if (existsSync(safePath(project.root, target))) {
      throw new Refusal(409, `${target} existe déjà : choisissez de nouveau l’image, elle prendra un autre nom.`);
    }
  }
  for (const [target, id] of paths) moveTo(stagedFile(project, id), safePath(project.root, target));
}

/** Whether any file in an image's folder names it. */
export function isUsed(project: Project, picture: string): boolean {
  const folder = posix.dirname(picture);
  const name = posix.basename(picture);
  return readdirSync(safePath(project.root, folder))
    .filter((file) => /\.(json|mdx?)$/.test(file))
    .some((file) => project.sources.read(`${folder}/${file}`).includes(name));
}
