import { statSync } from "node:fs";
import sharp from "sharp";
import type { Sources } from "./sources";

/** A picture made of pixels, by its name: Gatsby makes several sizes of it. */
export const isPhotograph = (name: string) => /\.(png|jpe?g|webp|avif)$/i.test(name);

/** Pictures already decoded, by their place: the studio checks them all at each stroke. */
const decoded = new Map<string, { version: string; readable: Promise<boolean> }>();

/** Whether a picture can be decoded down to its last pixel. */
const decode = (place: string): Promise<boolean> =>
  sharp(place, { failOn: "truncated" })
    .resize(1, 1)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** Why a picture that stands in the project can't be shown; nothing when it can. */
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
