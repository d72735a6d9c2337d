import { statSync } from "node:fs";
import sharp from "sharp";
import type { Sources } from "./sources";

/** Whether a file is a raster image, by its extension: Gatsby resizes those. */
export const isPhotograph = (name: string) => /\.(png|jpe?g|webp|avif)$/i.test(name);

/** Images already decoded, by path: the studio validates them all at each keystroke. */
const decoded = new Map<string, { version: string; readable: Promise<boolean> }>();

/** Whether an image can be fully decoded. */
const decode = (place: string): Promise<boolean> =>
  sharp(place, { failOn: "truncated" })
    .resize(1, 1)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** Why an existing image can't be shown; undefined when it can. */
export async function pictureMistake(sources: Sources, file: string): Promise<string | undefined> {
  const place = sources.place(file);
  if (place === undefined) return undefined;
  const { mtimeMs, size } = statSync(place);
  const version = `${mtimeMs} ${size}`;
  const known = decoded.get(place);
  const readable = known?.version === version ? known.readable : decode(place);
  decoded.set(place, { version, readable });
  if (await readable) return undefined;
  return "image illisible (coupée, ou d’un autre format) : enregistrez-la de nouveau en PNG, JPEG, WebP ou AVIF";
}
