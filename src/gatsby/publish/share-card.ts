import sharp, { type OverlayOptions } from "sharp";
import { ownFile } from "../../content/project/project-files";
import { dark, light } from "../../shared/colours";
import { escapeHtml } from "../../shared/escape-html";
import { balanceLines } from "./balance-lines";

/** The heading font as TTF, the format that sharp's text rendering needs; made by `npm run generate`. */
const headingFont = ownFile("src/gatsby/publish/bricolage-grotesque-700.ttf");

/** Family name inside the file; with any other name, a system font is used. */
const fontFamily = "Bricolage Grotesque 96pt ExtraBold";

/** Size recommended for Open Graph images, in pixels. */
const width = 1200;
const height = 630;
const margin = 72;
const widest = width - 2 * margin;

/** Vertical centre of the title, and the space it has between the label and the rule. */
const titleMiddle = 300;
const titleHeight = 350;

/** What is common to all cards: background, bar next to the label, rule and three discs. */
const ground = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="${light.paper}"/>
  <rect x="${margin}" y="93" width="56" height="14" rx="7" fill="${light.spark}"/>
  <path d="M${margin} 494H${width - margin}" stroke="${light.line}" stroke-width="2"/>
  <circle cx="${width - margin - 121}" cy="541" r="17" fill="${light.action}"/>
  <circle cx="${width - margin - 69}" cy="541" r="17" fill="${dark.action}"/>
  <circle cx="${width - margin - 17}" cy="541" r="17" fill="${light.spark}"/>
</svg>`);

type Text = { text: string; size: number; colour: string };
type Drawing = Awaited<ReturnType<typeof drawText>>;

/** Draws a text, with the line breaks it has. */
const drawText = ({ text, size, colour }: Text) =>
  sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${Math.round(-12 * size)}">${escapeHtml(text)}</span>`,
      fontfile: headingFont,
      font: `${fontFamily}, Bold ${size}`,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** Places a drawing, vertically centred on `middle`. */
const place = ({ data, info }: Drawing, left: number, middle: number): OverlayOptions => ({
  input: data,
  left,
  top: Math.round(middle - info.height / 2),
});

/** Draws a text on one line; none of an empty text, which has no drawing. */
const layText = async (text: Text, left: number, middle: number): Promise<OverlayOptions[]> =>
  text.text ? [place(await drawText(text), left, middle)] : [];

/** Font size by title length: up to 120 characters fit between the label and the rule. */
const titleSize = ({ length }: string) => (length > 100 ? 50 : length > 70 ? 58 : 70);

/** Draws the title on as few lines as possible, balanced so that no word is alone on one. */
async function drawTitle(title: string, lines = 1): Promise<Drawing> {
  const picture = await drawText({ text: balanceLines(title, lines), size: titleSize(title), colour: light.ink });
  if (picture.info.width <= widest) return picture;
  if (lines < title.split(" ").length) return drawTitle(title, lines + 1);
  // A word wider than a line.
  const fitted = sharp(picture.data).resize({ width: widest, height: titleHeight, fit: "inside" });
  return fitted.png().toBuffer({ resolveWithObject: true });
}

type ShareCard = { title: string; label: string; site: string };

/** Draws a share card, as PNG, with texts that the headings' font can draw. */
export async function drawShareCard({ title, label, site }: ShareCard): Promise<Buffer> {
  const overlays = [
    ...(await layText({ text: label, size: 30, colour: light.action }, margin + 76, 100)),
    ...(await layText({ text: site, size: 28, colour: light.muted }, margin, 541)),
    ...(title ? [place(await drawTitle(title), margin, titleMiddle)] : []),
  ];
  return sharp(ground).composite(overlays).removeAlpha().png({ compressionLevel: 3 }).toBuffer();
}
