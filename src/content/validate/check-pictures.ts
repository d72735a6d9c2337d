import sharp from "sharp";
import { cacheByFile } from "./cache-by-file";
import { shortcutMistake, type Sources } from "./sources";
import { suggestion } from "./suggest-spelling";

/** Whether a file is a raster image, by its extension: Gatsby resizes those. */
export const isPhotograph = (name: string) => /\.(png|jpe?g|webp|avif)$/i.test(name);

/** What the check refuses of a picture and the build stops at are the same (`failOn` of gatsby-plugin-sharp). */
export const pictureStrictness = "warning";

/** The most that sharp reads. */
const maxPixels = 0x3fff ** 2;

const unreadable =
  "image illisible (coupée, ou d’un autre format) : enregistrez-la de nouveau en PNG, JPEG, WebP ou AVIF";

type Reading = { width: number } | { mistake: string };

/** Decodes the whole of an image: the end of a file is missing where a copy was cut short. */
const readPicture = cacheByFile(async (path): Promise<Reading> => {
  try {
    const { width, height, autoOrient } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) {
      const found = Math.round((width * height) / 1e6);
      const most = Math.floor(maxPixels / 1e6);
      return { mistake: `image de ${found} mégapixels : réduisez-la, ${most} au plus` };
    }
    // A gamma keeps sharp from decoding a smaller version, which would leave some of the file unread.
    await sharp(path, { failOn: pictureStrictness }).gamma().resize(8, 8, { fit: "fill" }).raw().toBuffer();
    return { width: autoOrient.width };
  } catch {
    // Whatever the cause, the provider can only save the file again.
    return { mistake: unreadable };
  }
});

/**
 * Why an existing image can't be shown; undefined when it can.
 *
 * @param minWidth in pixels, for those that a page shows large.
 */
export async function pictureMistake(sources: Sources, file: string, minWidth = 0): Promise<string | undefined> {
  const path = sources.diskPath(file);
  if (path === undefined) return undefined;
  const shortcut = shortcutMistake(sources, file);
  if (shortcut) return shortcut;
  const reading = await readPicture(path);
  if ("mistake" in reading) return reading.mistake;
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
