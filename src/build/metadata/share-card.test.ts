/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { createShareCardPainter } from "./share-card";
import { woffToSfnt } from "./woff-to-sfnt";

const woff = readFileSync(
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
);
const words = { title: "Un titre", label: "Outils", site: "Atelier" };

let folder: string;
let paint: ReturnType<typeof createShareCardPainter>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "share-"));
  writeFileSync(join(folder, "font.ttf"), woffToSfnt(woff));
  paint = createShareCardPainter(join(folder, "font.ttf"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** How many pixels of a band of the card are dark. */
async function darkPixels(card: Buffer, top: number, height: number) {
  const band = sharp(card).extract({ left: 0, top, width: 1200, height }).greyscale().raw();
  return (await band.toBuffer()).filter((value) => value < 100).length;
}

test("a font unpacked from WOFF is a whole TrueType font", () => {
  const sfnt = woffToSfnt(woff);
  expect(sfnt.readUInt32BE(0)).toBe(0x00010000);
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, rank) => {
    const entry = 12 + rank * 16;
    return {
      tag: sfnt.toString("latin1", entry, entry + 4),
      end: sfnt.readUInt32BE(entry + 8) + sfnt.readUInt32BE(entry + 12),
    };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(["cmap", "glyf", "head", "name"]));
  expect(Math.max(...tables.map(({ end }) => end))).toBeLessThanOrEqual(sfnt.length);
});

test("a card has the size that readers ask for, its label, its title and its site", async () => {
  const card = await paint(words);
  expect(await sharp(card).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  for (const [top, height] of [
    [80, 40],
    [240, 120],
    [520, 45],
  ] as const) {
    expect(await darkPixels(card, top, height)).toBeGreaterThan(200);
  }
});

test("each card has its own title, whatever was drawn before and at the same time", async () => {
  const alone = await paint({ ...words, title: "Un autre titre" });
  const [first, second] = await Promise.all([paint(words), paint({ ...words, title: "Un autre titre" })]);
  expect(second).toEqual(alone);
  expect(first).not.toEqual(second);
});

test("signs that mean something in markup are only signs", async () => {
  await expect(paint({ ...words, title: "R&D : <b> ou 3 > 2 ?" })).resolves.toBeInstanceOf(Buffer);
});

test("the longest title admitted stays between the label and the rule", async () => {
  const card = await paint({ ...words, title: "Développement ".repeat(8).slice(0, 110) });
  expect(await darkPixels(card, 125, 20)).toBe(0);
  expect(await darkPixels(card, 470, 20)).toBe(0);
});
