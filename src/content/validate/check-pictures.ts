import sharp from "sharp";
import { cacheByFile } from "./cache-by-file";
import type { Sources } from "./sources";

/** Whether a file is a raster image, by its extension: Gatsby resizes those. */
export const isPhotograph = (name: string) => /\.(png|jpe?g|webp|avif)$/i.test(name);

/** Whether an image can be fully decoded. */
const isReadable = cacheByFile((path) =>
  sharp(path, { failOn: "truncated" })
    .resize(1, 1)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    ),
);

/** Why an existing image can't be shown; undefined when it can. */
export async function pictureMistake(sources: Sources, file: string): Promise<string | undefined> {
  const path = sources.diskPath(file);
  if (path === undefined || (await isReadable(path))) return undefined;
  return "image illisible (coupée, ou d’un autre format) : enregistrez-la de nouveau en PNG, JPEG, WebP ou AVIF";
}
