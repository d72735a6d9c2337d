import type { Sharp } from "sharp";
import {
  inText,
  openPicture,
  type PicturePlace,
  placeMessage,
  readPicture,
} from "../../src/content/validate/check-pictures";
import { drawingMessage } from "../../src/content/prose/drawing-rules";
import { Refusal } from "./refusal";

const kinds: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif" };

/** What an image must be where it goes. */
export type Required = PicturePlace & { drawings?: boolean };

/** In a text, where drawings go too. */
export const figure: Required = { ...inText, drawings: true };

export type Picture = { data: Buffer; extension: string; width: number; height: number };

const refused = (mistake: string) => new Refusal(422, `${mistake.charAt(0).toUpperCase()}${mistake.slice(1)}.`);

const otherFormat = () => refused("ce format ne convient pas ici : enregistrez l’image en PNG, JPEG, WebP ou AVIF");

const startsLikeDrawing = (bytes: Buffer) =>
  /^\s*(?:\uFEFF)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(bytes.toString("utf8", 0, 500));

/** Accepts a drawing as it is: its rules are those of the build. */
function readDrawing(bytes: Buffer): Picture {
  const mistake = drawingMessage(bytes.toString("utf8"));
  if (mistake) throw new Refusal(422, `Ce dessin ne convient pas : ${mistake}.`);
  return { data: bytes, extension: "svg", width: 0, height: 0 };
}

/**
 * Applies the orientation of a photograph, removes its metadata (place, name), and makes it no wider than the page needs.
 *
 * @param wanted extension to convert to, when it replaces an image whose name must stay.
 * @throws {Refusal} in the words of the build, when it can't be shown there.
 */
export async function resizePicture(bytes: Buffer, required: Required, wanted?: string): Promise<Picture> {
  if (startsLikeDrawing(bytes)) {
    if (!required.drawings || (wanted && wanted !== "svg")) throw otherFormat();
    return readDrawing(bytes);
  }
  const reading = await readPicture(bytes);
  const mistake = placeMessage(reading, required);
  if (mistake !== undefined || "mistake" in reading) throw refused(mistake ?? "");
  const extension = wanted ?? kinds[reading.format];
  const oriented = openPicture(bytes).autoOrient().resize({ width: required.width, withoutEnlargement: true });
  // JPEG has no transparency: what is transparent would be black.
  const jpeg = () => oriented.flatten({ background: "white" }).jpeg({ quality: 84 });
  const encoded: Record<string, () => Sharp> = {
    jpg: jpeg,
    jpeg,
    png: () => oriented.png({ compressionLevel: 9 }),
    webp: () => oriented.webp({ quality: 84 }),
    avif: () => oriented.avif({ quality: 60 }),
  };
  const encode = reading.format in kinds ? encoded[extension ?? ""] : undefined;
  if (!encode || !extension) throw otherFormat();
  const { data, info } = await encode().toBuffer({ resolveWithObject: true });
  return { data, extension, width: info.width, height: info.height };
}
