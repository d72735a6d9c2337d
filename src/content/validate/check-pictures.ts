import sharp from "sharp";
import { rememberFiles } from "./remember-files";
import type { Sources } from "./sources";

/** Whether a file is a raster image, by its extension: Gatsby resizes those. */
export const isPhotograph = (name: string) => /\.(png|jpe?g|webp|avif)$/i.test(name);

/** Whether an image can be fully decoded. */
const isReadable = rememberFiles((place) =>
  sharp(place, { failOn: "truncated" })
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
  const place = sources.place(file);
  if (place === undefined || (await isReadable(place))) return undefined;
  return "image illisible (coupée, ou d’un autre format) : enregistrez-la de nouveau en PNG, JPEG, WebP ou AVIF";
}
