import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { projectRoot } from "../project/project-files";
import { balanceLines } from "./balance-lines";

/** The headings' font in the one form that drawing reads; `npm run generate` makes it. */
const fontFile = join(projectRoot, "src/build/metadata/bricolage-grotesque-700.ttf");

/** The name that file gives itself; another would be drawn in the machine's own face. */
const fontFamily = "Bricolage Grotesque 96pt ExtraBold";

/** Size asked for by Open Graph readers, in pixels. */
const width = 1200;
const height = 630;
const margin = 72;

/** What all cards have: the ground, the spark beside the label, the rule and the three discs. */
const ground = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#faf8f4"/>
  <rect x="${margin}" y="93" width="56" height="14" rx="7" fill="#f2b441"/>
  <path d="M${margin} 494H${width - margin}" stroke="#e4dfd4" stroke-width="2"/>
  <circle cx="${width - margin - 121}" cy="541" r="17" fill="#0b6b57"/>
  <circle cx="${width - margin - 69}" cy="541" r="17" fill="#5fd6b5"/>
  <circle cx="${width - margin - 17}" cy="541" r="17" fill="#f2b441"/>
</svg>`);

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** A word with a hyphen stays on one line: «no-code». */
const unbroken = (markup: string) => markup.replace(/\S+-\S+/g, '<span allow_breaks="false">$&</span>');

type Text = { text: string; size: number; colour: string; left: number; middle: number };

const drawText = ({ text, size, colour }: Text, widest: number) =>
  sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${Math.round(-12 * size)}">${unbroken(escaped(text))}</span>`,
      fontfile: fontFile,
      font: `${fontFamily}, Bold ${size}`,
      width: widest,
      dpi: 72,
      rgba: true,
    },
  });

/** Lays a drawn text around the height `middle`. */
async function layText(text: Text, widest = width - text.left - margin): Promise<OverlayOptions> {
  const drawing = drawText(text, widest).png({ compressionLevel: 0 });
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  return { input: data, left: text.left, top: Math.round(text.middle - info.height / 2) };
}

/** Height of what is drawn on one line, and from one line to the next, in sizes of the text. */
const inkHeight = 0.9;
const lineHeight = 1.2;

/** Lays a text on as few lines as it takes, all about as long: none of them is left with a lone word. */
async function layBalanced(text: Text): Promise<OverlayOptions> {
  const { height } = await drawText(text, width - text.left - margin).metadata();
  const lines = 1 + Math.round((height / text.size - inkHeight) / lineHeight);
  return layText({ ...text, text: balanceLines(text.text, lines) });
}

/** The longer a title, the smaller: 120 characters stay between the label and the rule. */
const titleSize = ({ length }: string) => (length > 100 ? 50 : length > 70 ? 58 : 70);

export type ShareCard = { title: string; label: string; site: string };

/** A card without its title, as raw pixels. */
async function drawFrame(label: string, site: string): Promise<Buffer> {
  const texts = [
    layText({ text: label, size: 30, colour: "#0b6b57", left: margin + 76, middle: 100 }),
    layText({ text: site, size: 28, colour: "#4e5a55", left: margin, middle: 541 }),
  ];
  const frame = sharp(ground).composite(await Promise.all(texts));
  return frame.removeAlpha().raw().toBuffer();
}

/** Those of this build: the cards of a category share one. */
const frames = new Map<string, Promise<Buffer>>();

/** Draws a share card, as PNG. */
export async function drawShareCard({ title, label, site }: ShareCard): Promise<Buffer> {
  const key = `${label}\n${site}`;
  const frame = frames.get(key) ?? drawFrame(label, site);
  frames.set(key, frame);
  const heading = { text: title, size: titleSize(title), colour: "#16211d", left: margin, middle: 300 };
  return sharp(await frame, { raw: { width, height, channels: 3 } })
    .composite([await layBalanced(heading)])
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
}
