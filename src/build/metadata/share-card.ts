import sharp from "sharp";

/** Size asked for by Open Graph readers, in pixels. */
const width = 1200;
const height = 630;
const margin = 72;

type Colour = { red: number; green: number; blue: number };

const ink: Colour = { red: 22, green: 33, blue: 29 };
const muted: Colour = { red: 78, green: 90, blue: 85 };
const action: Colour = { red: 11, green: 107, blue: 87 };

export type ShareCard = { title: string; label: string; site: string };

/** What all cards have: the ground, the spark beside the label, the rule and the three discs. */
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#faf8f4"/>
  <rect x="${margin}" y="93" width="56" height="14" rx="7" fill="#f2b441"/>
  <path d="M${margin} 494H${width - margin}" stroke="#e4dfd4" stroke-width="2"/>
  <circle cx="${width - margin - 121}" cy="541" r="17" fill="#0b6b57"/>
  <circle cx="${width - margin - 69}" cy="541" r="17" fill="#5fd6b5"/>
  <circle cx="${width - margin - 17}" cy="541" r="17" fill="#f2b441"/>
</svg>`;

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

type Line = { text: string; size: number; colour: Colour; left: number; middle: number };

/** Lays a colour over one pixel; `cover` says how much of it the text fills, from 0 to 255. */
function tint(pixels: Buffer, at: number, cover: number, { red, green, blue }: Colour): void {
  const left = 255 - cover;
  pixels[at] = ((pixels[at] ?? 0) * left + red * cover) / 255;
  pixels[at + 1] = ((pixels[at + 1] ?? 0) * left + green * cover) / 255;
  pixels[at + 2] = ((pixels[at + 2] ?? 0) * left + blue * cover) / 255;
}

/**
 * Draws share cards. Text is drawn by Pango (inside sharp), which keeps the glyphs it drew:
 * a card takes half the processor time that its outlines as an SVG do.
 *
 * @param fontFile absolute path of a TrueType file of Bricolage Grotesque, bold.
 */
export function createShareCardPainter(fontFile: string): (card: ShareCard) => Promise<Buffer> {
  const frames = new Map<string, Promise<Buffer>>();

  async function write(pixels: Buffer, { text, size, colour, left, middle }: Line): Promise<void> {
    const { data, info } = await sharp({
      text: {
        text: `<span letter_spacing="${Math.round(-12 * size)}">${escaped(text)}</span>`,
        fontfile: fontFile,
        font: `Bricolage Grotesque Bold ${size}`,
        width: width - left - margin,
        dpi: 72,
      },
    })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const top = Math.round(middle - info.height / 2);
    for (let y = 0; y < info.height && top + y < height; y += 1) {
      for (let x = 0; x < info.width && left + x < width; x += 1) {
        // White text on black: any channel says how much of the pixel is covered.
        const cover = data[(y * info.width + x) * info.channels] ?? 0;
        if (cover > 0) tint(pixels, ((top + y) * width + left + x) * 3, cover, colour);
      }
    }
  }

  /** A card without its title: cards of one category share it. */
  async function drawFrame(label: string, site: string): Promise<Buffer> {
    const pixels = await sharp(Buffer.from(ground)).removeAlpha().raw().toBuffer();
    await write(pixels, { text: label, size: 30, colour: action, left: margin + 76, middle: 100 });
    await write(pixels, { text: site, size: 28, colour: muted, left: margin, middle: 541 });
    return pixels;
  }

  return async ({ title, label, site }) => {
    const key = `${label}\n${site}`;
    const frame = frames.get(key) ?? drawFrame(label, site);
    frames.set(key, frame);
    const pixels = Buffer.from(await frame);
    await write(pixels, { text: title, size: title.length > 70 ? 58 : 70, colour: ink, left: margin, middle: 300 });
    return sharp(pixels, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 3 })
      .toBuffer();
  };
}
