import { cacheByFile } from "../../content/validate/cache-by-file";
import { openPicture } from "../../content/validate/check-pictures";
import { dark, light } from "../../shared/colours";

/** Width and height, in pixels, of the sample of a picture. */
const sampleSize = 256;

/** Below this lightness (0 to 255), a pixel can't be seen on a dark background. */
const minLightness = 128;

/**
 * The background colour of a transparent picture, the same in both colour schemes: white, or dark under light strokes only;
 * undefined for an opaque picture. gatsby-plugin-sharp would put the dominant colour behind the picture: black behind black
 * strokes. Cached: each page that shows the picture calls this.
 */
export const backgroundOf = cacheByFile(async (path): Promise<string | undefined> => {
  const picture = openPicture(path);
  if (!(await picture.metadata()).hasAlpha) return undefined;
  const sampled = picture
    .resize(sampleSize, sampleSize, { fit: "fill", kernel: "nearest" })
    .toColourspace("srgb")
    .ensureAlpha();
  const points = await sampled.raw({ depth: "uchar" }).toBuffer();
  let [visible, unreadable] = [0, 0];
  for (let at = 0; at < points.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = points.subarray(at, at + 4);
    visible += opacity;
    if ((red + green + blue) / 3 < minLightness) unreadable += opacity;
  }
  if (visible === 255 * sampleSize * sampleSize) return undefined;
  return unreadable < visible / 100 ? dark.paper : light.surface;
});

/** Image data with the background colour of a transparent picture. */
export async function withBackground<Data extends { backgroundColor?: string } | null | undefined>(
  data: Data,
  path: string,
) {
  const backgroundColor = data && (await backgroundOf(path));
  return backgroundColor ? { ...data, backgroundColor } : data;
}
