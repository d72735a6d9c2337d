/** @jest-environment node */
import sharp from "sharp";
import { drawShareCard as draw } from "./share-card";

const drawShareCard = async (card: Parameters<typeof draw>[0]) => (await draw(card)).card;

const words = { title: "Un titre", label: "Outils", site: "Atelier" };

/** Number of dark pixels in a horizontal strip of the card. */
async function darkPixels(card: Buffer, top: number, height: number) {
  const band = sharp(card).extract({ left: 0, top, width: 1200, height }).greyscale().raw();
  return (await band.toBuffer()).filter((value) => value < 100).length;
}

test("a card is 1200 × 630 pixels, with its label, its title and its site", async () => {
  const card = await drawShareCard(words);
  expect(await sharp(card).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  for (const [top, height] of [
    [80, 40],
    [240, 120],
    [520, 45],
  ] as const) {
    expect(await darkPixels(card, top, height)).toBeGreaterThan(200);
  }
});

test("the title is drawn in the headings' font, not in whatever the machine has", async () => {
  const title = await sharp(await drawShareCard(words))
    .extract({ left: 0, top: 200, width: 1200, height: 200 })
    .toBuffer();
  const drawn = await sharp(title).trim().toBuffer({ resolveWithObject: true });
  const text = { text: words.title, font: "Une police inconnue Bold 70", dpi: 72 };
  const fallback = await sharp({ text }).toBuffer({ resolveWithObject: true });
  expect(Math.abs(drawn.info.width - fallback.info.width)).toBeGreaterThan(30);
});

test("signs of HTML in a title are drawn as text", async () => {
  await expect(drawShareCard({ ...words, title: "R&D : <b> ou 3 > 2 ?" })).resolves.toBeInstanceOf(Buffer);
});

test("the longest title allowed stays between the label and the rule", async () => {
  const card = await drawShareCard({ ...words, title: "Développement ".repeat(9).slice(0, 120) });
  expect(await darkPixels(card, 125, 20)).toBe(0);
  expect(await darkPixels(card, 470, 20)).toBe(0);
});

/** Width of what is drawn in a horizontal strip of the card, in pixels. */
async function widthOfInk(card: Buffer, top: number, height: number) {
  const band = await sharp(card).extract({ left: 0, top, width: 1200, height }).toBuffer();
  return (await sharp(band).trim().toBuffer({ resolveWithObject: true })).info.width;
}

/** Widths of the two lines of a title. */
async function linesOf(title: string) {
  const card = await drawShareCard({ ...words, title });
  return [await widthOfInk(card, 225, 70), await widthOfInk(card, 310, 70)] as const;
}

test("the lines of a title have about the same length: no word is alone on a line", async () => {
  const [first, second] = await linesOf("640 abonnements sans dossier papier");
  expect(first / second).toBeGreaterThan(0.7);
});

test("a word longer than a line continues on the next one", async () => {
  const card = await drawShareCard({ ...words, title: "Anticonstitutionnellement".repeat(3) });
  expect(await widthOfInk(card, 225, 150)).toBeLessThanOrEqual(1056);
});
