import { cacheByFile } from "../../content/validate/cache-by-file";
import { openPicture } from "../../content/validate/check-pictures";
import { dark, light } from "../../shared/colours";

/** Points looked at on each side of a picture. */
const side = 256;

/** Below this lightness, of 255, a point cannot be read on a dark ground. */
const darkest = 128;

/**
 * The colour to put behind a picture that lets one through, the same in both schemes: white, or dark under what is drawn in
 * light strokes only; undefined for an opaque picture. gatsby-plugin-sharp would leave its dominant colour there, which is
 * black for black strokes on nothing. Each page that shows the picture asks for it.
 */
export const groundOf = cacheByFile(async (path): Promise<string | undefined> => {
  const picture = openPicture(path);
  if (!(await picture.metadata()).hasAlpha) return undefined;
  const sampled = picture.resize(side, side, { fit: "fill", kernel: "nearest" }).toColourspace("srgb").ensureAlpha();
  const points = await sampled.raw({ depth: "uchar" }).toBuffer();
  let [seen, unreadable] = [0, 0];
  for (let at = 0; at < points.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = points.subarray(at, at + 4);
    seen += opacity;
    if ((red + green + blue) / 3 < darkest) unreadable += opacity;
  }
  if (seen === 255 * side * side) return undefined;
  return unreadable < seen / 100 ? dark.paper : light.surface;
});

/** Image data with the colour to put behind it. */
export async function withGround<Data extends { backgroundColor?: string } | null | undefined>(
  data: Data,
  path: string,
) {
  const backgroundColor = data && (await groundOf(path));
  return backgroundColor ? { ...data, backgroundColor } : data;
}
