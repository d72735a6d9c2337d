import { readFileSync } from "node:fs";
import sharp from "sharp";
import { frenchNumber } from "../../shared/french-number";
import { columnWidth } from "../prose/pictures";
import { cacheByFile } from "./cache-by-file";
import { shortcutMistake, type Sources } from "./sources";
import { suggestion } from "./suggest-spelling";

/** Whether a file is a raster image, by its extension: Gatsby resizes those. */
export const isPhotograph = (name: string) => /\.(png|jpe?g|webp|avif)$/i.test(name);

/** What the check refuses of a picture and the build stops at are the same (`failOn` of gatsby-plugin-sharp). */
export const pictureStrictness = "warning";

/** The most that sharp reads. */
const maxPixels = 0x3fff ** 2;

/** The most pixels that a side of a published image may have (https://developers.google.com/speed/webp/faq). */
const longestSide = 0x3fff;

/** The first bytes of each format. */
const admitted = /^(?:\xFF\xD8\xFF|\x89PNG|RIFF[^]{4}WEBP|[^]{4}ftypavi[fs])/;
const heic = /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/;

/** Why a file that can't be decoded shows no picture. */
function unreadable(path: string): string {
  const start = readFileSync(path).toString("latin1", 0, 12);
  if (start === "") return "le fichier est vide : posez-le de nouveau";
  if (admitted.test(start)) return "image coupée ou abîmée : posez de nouveau celle d’origine";
  const what = heic.test(start) ? "photo au format HEIC" : "fichier qui n’est pas une image, ou d’un autre format";
  return `${what}, quoi que dise son nom : enregistrez-la en PNG, JPEG, WebP ou AVIF`;
}

const animated =
  "image animée, dont seule la première vue paraîtrait : enregistrez-la fixe, et montrez la suite dans d’autres images";

type Reading = { width: number; height: number } | { mistake: string };

/** Whether a PNG moves, of which sharp says nothing: its chunk «acTL» stands before its first view (W3C, PNG, 11.3.6). */
function isAnimatedPng(path: string): boolean {
  const content = readFileSync(path);
  return content.subarray(0, content.indexOf("IDAT")).includes("acTL");
}

/** Decodes the whole of an image: the end of a file is missing where a copy was cut short. */
const readPicture = cacheByFile(async (path): Promise<Reading> => {
  try {
    const { width, height, autoOrient, format, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) {
      const found = Math.round((width * height) / 1e6);
      const most = Math.floor(maxPixels / 1e6);
      return { mistake: `image de ${found} mégapixels : réduisez-la, ${most} au plus` };
    }
    // A gamma keeps sharp from decoding a smaller version, which would leave some of the file unread.
    await sharp(path, { failOn: pictureStrictness }).gamma().resize(8, 8, { fit: "fill" }).raw().toBuffer();
    if (pages > 1 || (format === "png" && isAnimatedPng(path))) return { mistake: animated };
    return autoOrient;
  } catch {
    return { mistake: unreadable(path) };
  }
});

/** Widths in pixels: the least that is sharp where a page shows the image, the most at which it is published. */
type Place = { minWidth?: number; width?: number };

/** Why an existing image can't be shown, in a text unless its place is another; undefined when it can. */
export async function pictureMistake(
  sources: Sources,
  file: string,
  { minWidth = 0, width = 2 * columnWidth }: Place = {},
): Promise<string | undefined> {
  const path = sources.diskPath(file);
  if (path === undefined) return undefined;
  const shortcut = shortcutMistake(sources, file);
  if (shortcut) return shortcut;
  const reading = await readPicture(path);
  if ("mistake" in reading) return reading.mistake;
  const height = Math.round(reading.height * Math.min(1, width / reading.width));
  if (height > longestSide) {
    return `image haute de ${frenchNumber(height)} px à la largeur de la page : coupez-la en plusieurs, ${frenchNumber(longestSide)} px au plus`;
  }
  if (reading.width >= minWidth) return undefined;
  return `image trop petite : ${reading.width} px de large, il en faut au moins ${minWidth} pour rester nette sur la page`;
}

/** Why a text can't show an image of that name, by its extension. */
export const unshownFormat = (name: string): string | undefined =>
  isPhotograph(name) || name.endsWith(".svg") ? undefined : "d’un format non admis : attendu PNG, JPEG, WebP, AVIF ou «.svg»";

/** How to mend the name of an image that is not there: by the one that was meant, if it is beside. */
export function missingPicture(sources: Sources, folder: string, written: string): string {
  const name = written.replace(/^\.\//, "");
  const beside = sources.list(folder).map((file) => file.slice(folder.length + 1));
  const pictures = beside.filter((file) => !unshownFormat(file));
  const format = unshownFormat(name);
  return suggestion(name, pictures) || (format ? `, ${format}` : ` : posez «${name}» dans ${folder}/`);
}
