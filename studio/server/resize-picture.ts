import sharp from "sharp";
import { drawingMistake } from "../../src/content/prose/drawing-rules";
import { Refusal } from "./refusal";

const kinds: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif" };

/** What an image must be, in pixels. */
export type Required = { minWidth: number; width: number; drawings?: boolean };

/** A figure in a text: the width of the text, doubled for dense screens; or a drawing. */
export const figure: Required = { minWidth: 640, width: 1344, drawings: true };

export type Picture = { data: Buffer; extension: string; width: number; height: number };

const unreadable = (drawings = false) =>
  new Refusal(
    415,
    `Ce fichier n’est pas une image PNG, JPEG, WebP ou AVIF${drawings ? ", ni un dessin SVG" : ""} : enregistrez-la dans un de ces formats.`,
  );

const damaged = () =>
  new Refusal(422, "Cette image est abîmée, ou n’est pas arrivée entière : copiez-la ou exportez-la de nouveau.");

const startsLikeDrawing = (bytes: Buffer) =>
  /^\s*(?:\uFEFF)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(bytes.toString("utf8", 0, 500));

/** Accepts a drawing as it is: its rules are those of the build. */
function readDrawing(bytes: Buffer): Picture {
  const mistake = drawingMistake(bytes.toString("utf8"));
  if (mistake) throw new Refusal(422, `Ce dessin ne convient pas : ${mistake}.`);
  return { data: bytes, extension: "svg", width: 0, height: 0 };
}

/**
 * Turns a photograph upright, without its metadata (place, name), no wider than the page needs.
 *
 * @param wanted extension to convert to, when it replaces an image whose name must stay.
 * @throws {Refusal} when it is not an image, or is too small.
 */
export async function resizePicture(bytes: Buffer, required: Required, wanted?: string): Promise<Picture> {
  if (bytes.length === 0)
    throw new Refusal(422, "Ce fichier est vide : enregistrez l’image de nouveau, puis choisissez-la.");
  if (startsLikeDrawing(bytes)) {
    if (!required.drawings || (wanted && wanted !== "svg")) throw unreadable();
    return readDrawing(bytes);
  }
  const { format, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw unreadable(required.drawings);
    });
  const extension = wanted ?? kinds[format];
  if (!extension || !(format in kinds)) throw unreadable(required.drawings);
  if (autoOrient.width < required.minWidth) {
    throw new Refusal(
      422,
      `Image trop petite : ${autoOrient.width} pixels de large, il en faut au moins ${required.minWidth} pour rester nette sur la page.`,
    );
  }
  const upright = sharp(bytes).autoOrient().resize({ width: required.width, withoutEnlargement: true });
  // Which has no transparency: left out, it would be black.
  const jpeg = () => upright.flatten({ background: "white" }).jpeg({ quality: 84 });
  const encoded: Record<string, () => sharp.Sharp> = {
    jpg: jpeg,
    jpeg,
    png: () => upright.png({ compressionLevel: 9 }),
    webp: () => upright.webp({ quality: 84 }),
    avif: () => upright.avif({ quality: 60 }),
  };
  const encode = encoded[extension];
  if (!encode) throw unreadable(required.drawings);
  const { data, info } = await encode()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      // HEIC is read no further than its size.
      throw format === "heif" ? unreadable(required.drawings) : damaged();
    });
  return { data, extension, width: info.width, height: info.height };
}
