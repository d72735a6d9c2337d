/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { dark, light } from "../../shared/colours";
import { backgroundOf, withBackground } from "./picture-background";

const root = mkdtempSync(join(tmpdir(), "fonds-"));
afterAll(() => rmSync(root, { recursive: true }));

let drawn = 0;

/** A picture of 400 × 300 pixels: a drawing on a colour, or on a transparent background. */
async function picture(strokes: string, background: string, format: "png" | "webp" = "png"): Promise<string> {
  const path = join(root, `${(drawn += 1)}.${format}`);
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${strokes}</svg>`);
  await sharp({ create: { width: 400, height: 300, channels: 4, background } })
    .composite([{ input: drawing }])
    .toFile(path);
  return path;
}

const lines = (colour: string) => `<path d="M20 20H380M20 60H200M20 100H300" stroke="${colour}" stroke-width="6"/>`;
const nothing = "#00000000";

test("transparent black strokes get a white background, instead of their dominant colour, black", async () => {
  expect(await backgroundOf(await picture(lines("black"), nothing))).toBe(light.surface);
  expect(await backgroundOf(await picture(lines("black"), nothing, "webp"))).toBe(light.surface);
});

test("transparent white boxes with dark words get a white background", async () => {
  const boxes = '<rect width="300" height="200" fill="white"/>';
  expect(await backgroundOf(await picture(boxes + lines("#333"), nothing))).toBe(light.surface);
});

test("transparent white strokes get a dark background", async () => {
  expect(await backgroundOf(await picture(lines("white"), nothing))).toBe(dark.paper);
});

test("an opaque picture keeps its placeholder colour, even in a format with transparency", async () => {
  const data = { backgroundColor: "#0b6b57" };
  expect(await withBackground(data, await picture(lines("black"), "#ffffffff"))).toBe(data);
  const photograph = join(root, "photo.jpg");
  await sharp({ create: { width: 9, height: 9, channels: 3, background: "#0b6b57" } }).toFile(photograph);
  expect(await withBackground(data, photograph)).toBe(data);
  const grey = join(root, "gris.png");
  await sharp({ create: { width: 9, height: 9, channels: 4, background: "#888f" } })
    .toColourspace("grey16")
    .png()
    .toFile(grey);
  expect(await withBackground(data, grey)).toBe(data);
  expect(await withBackground(data, await picture(lines("black"), nothing))).toEqual({
    backgroundColor: light.surface,
  });
});
