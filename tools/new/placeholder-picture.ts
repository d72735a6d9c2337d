import { createHash } from "node:crypto";
import sharp from "sharp";

/** Size of a picture, in pixels. */
export type PictureSize = { width: number; height: number };

/** Alternative text of the placeholder image. */
export const placeholderAlt = "Une carte et une ligne à trois étapes que parcourt un point safran.";

/** Background and foreground colours, from the palette (src/styles/tokens). */
const pairs = [
  ["#D3E9E2", "#0B6B57"],
  ["#FBE1DA", "#E2674A"],
  ["#DDEBF6", "#4C8FC7"],
  ["#EBE0EF", "#7A4E8A"],
  ["#FCEFD2", "#47545A"],
] as const;

/**
 * A placeholder image, as PNG: a line along which a dot travels. It depends on the name, so that
 * two placeholders differ.
 */
export async function drawPlaceholder(name: string, { width, height }: PictureSize): Promise<Buffer> {
  const [choice = 0, rise = 0] = createHash("sha1").update(name).digest();
  const [ground, colour] = pairs[choice % pairs.length] ?? pairs[0];
  const middle = 300 + (rise / 255) * 150;
  const stations = [340, 520, 700].map(
    (x) => `<circle cx="${x}" cy="${middle}" r="26" fill="#fff" stroke="${colour}" stroke-width="10"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 750" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
    <rect x="-200" y="-200" width="1600" height="1150" fill="${ground}"/>
    <path d="M120 ${middle}H1080" stroke="${colour}" stroke-width="12" stroke-linecap="round"/>
    ${stations.join("")}
    <rect x="800" y="190" width="270" height="370" rx="28" fill="#fff" stroke="#E4DFD4" stroke-width="3"/>
    <path d="M840 270h150m-150 70h190m-190 70h120" stroke="#E4DFD4" stroke-width="20" stroke-linecap="round"/>
    <circle cx="200" cy="${middle}" r="30" fill="#F2B441"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
