import { readFileSync } from "node:fs";
import sharp from "sharp";
import { frenchNumber } from "../../shared/french-number";
import { isIgnored } from "../project/project-files";
import { columnWidth } from "../prose/pictures";
import { cacheByFile } from "./cache-by-file";
import { brokenLinkMessage, type Sources } from "./sources";
import { suggestion } from "./suggest-spelling";

/** Whether a file is a raster image, by its extension; Gatsby resizes raster images. */
export const isRasterImage = (name: string) => /\.(png|jpe?g|webp|avif)$/i.test(name);

/**
 * How strictly validation, the build (`failOn` of gatsby-plugin-sharp) and the studio decode pictures: a truncated file
 * is an error; a file with the wrong header of some telephones, which every program shows, is not.
 */
export const pictureStrictness = "error";

/** Opens a picture, by its path or its content, with that strictness. */
export const openPicture = (picture: string | Buffer) => sharp(picture, { failOn: pictureStrictness });

/** The most pixels that sharp reads. */
const maxPixels = 0x3fff ** 2;

/** The most pixels that a side of a published image may have (https://developers.google.com/speed/webp/faq). */
const maxSide = 0x3fff;

/** The first bytes of each format. */
const knownFormats = /^(?:\xFF\xD8\xFF|\x89PNG|RIFF[^]{4}WEBP|[^]{4}ftypavi[fs])/;
const heic = /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/;

/** Why a file that can't be decoded shows no picture. */
function unreadable(content: Buffer): string {
  const start = content.toString("latin1", 0, 12);
  if (start === "") return "le fichier est vide : posez-le de nouveau";
  if (knownFormats.test(start)) return "image coupée ou abîmée : posez de nouveau celle d’origine";
  const what = heic.test(start) ? "photo au format HEIC" : "fichier qui n’est pas une image, ou d’un autre format";
  return `${what}, quoi que dise son nom : enregistrez-la en PNG, JPEG, WebP ou AVIF`;
}

const animated =
  "image animée, dont seule la première vue paraîtrait : enregistrez-la fixe, et montrez la suite dans d’autres images";

/** Size and format of a picture, once rotated by its EXIF orientation; or why the picture can't be shown, in French. */
export type PictureReading = { width: number; height: number; format: string } | { mistake: string };

/** Whether a PNG is animated, which sharp does not report: «acTL» comes before the image data (W3C, PNG, 11.3.6). */
const isAnimatedPng = (content: Buffer) => content.subarray(0, content.indexOf("IDAT")).includes("acTL");

/** Decodes a whole picture, since a truncated copy lacks the end only. */
export async function readPicture(content: Buffer): Promise<PictureReading> {
  try {
    const {
      width,
      height,
      autoOrient,
      format,
      pages = 1,
    } = await sharp(content, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) {
      const found = Math.round((width * height) / 1e6);
      const most = Math.floor(maxPixels / 1e6);
      return { mistake: `image de ${found} mégapixels : réduisez-la, ${most} au plus` };
    }
    // With a gamma, sharp can't decode a smaller version, which would leave the end of the file unread.
    await openPicture(content).gamma().resize(8, 8, { fit: "fill" }).raw().toBuffer();
    if (pages > 1 || (format === "png" && isAnimatedPng(content))) return { mistake: animated };
    return { ...autoOrient, format };
  } catch {
    return { mistake: unreadable(content) };
  }
}

const readOnDisk = cacheByFile((path) => readPicture(readFileSync(path)));

/** Widths in pixels for a place in a page: the least that is sharp, and the one at which the image is published. */
export type PicturePlace = { minWidth: number; width: number };

/** Widths for a picture in a text, which may be narrower than the column. */
export const inText: PicturePlace = { minWidth: 0, width: 2 * columnWidth };

/** Why a picture can't be shown at a place, in French; undefined when it can. */
export function placeMessage(reading: PictureReading, { minWidth, width }: PicturePlace): string | undefined {
  if ("mistake" in reading) return reading.mistake;
  const height = Math.round(reading.height * Math.min(1, width / reading.width));
  if (height > maxSide) {
    return `image haute de ${frenchNumber(height)} px à la largeur de la page : coupez-la en plusieurs, ${frenchNumber(maxSide)} px au plus`;
  }
  if (reading.width >= minWidth) return undefined;
  return `image trop petite : ${reading.width} px de large, il en faut au moins ${minWidth} pour rester nette sur la page`;
}

/** Why an existing image can't be shown, in a text unless its place is another; undefined when it can. */
export async function pictureMessage(sources: Sources, file: string, place = inText): Promise<string | undefined> {
  const path = sources.diskPath(file);
  if (path === undefined) return undefined;
  return brokenLinkMessage(sources, file) ?? placeMessage(await readOnDisk(path), place);
}

/** Why a text can't show an image of that name, by its extension. */
export const unsupportedFormat = (name: string): string | undefined =>
  isRasterImage(name) || name.endsWith(".svg")
    ? undefined
    : "d’un format non admis : attendu PNG, JPEG, WebP, AVIF ou «.svg»";

/** How to fix a missing image: the closest name in the same folder, or where to put the file. */
export function missingPicture(sources: Sources, folder: string, written: string): string {
  const name = written.replace(/^\.\//, "");
  if (isIgnored(name)) return ` : un fichier dont le nom commence par «${name.charAt(0)}» n’est pas lu, renommez-le`;
  const beside = sources.list(folder).map((file) => file.slice(folder.length + 1));
  const pictures = beside.filter((file) => !unsupportedFormat(file));
  const format = unsupportedFormat(name);
  return suggestion(name, pictures) || (format ? `, ${format}` : ` : posez «${name}» dans ${folder}/`);
}
