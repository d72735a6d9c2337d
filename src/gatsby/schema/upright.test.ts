/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node } from "gatsby";
import sharp from "sharp";
import { uprightPictures } from "./upright";

const root = mkdtempSync(join(tmpdir(), "photos-"));
afterAll(() => rmSync(root, { recursive: true }));

/** What is asked of the plugin for a photograph of 160 × 120 pixels, as stored. */
async function asked(orientation: number, args: object): Promise<unknown> {
  const absolutePath = join(root, `photo-${orientation}.jpg`);
  await sharp({ create: { width: 160, height: 120, channels: 3, background: "#0b6b57" } })
    .withMetadata({ orientation })
    .toFile(absolutePath);
  const originalResolver = jest.fn();
  const nodeModel = { getNodeById: () => ({ absolutePath }) as unknown as Node };
  const { resolve } = uprightPictures.ImageSharp.gatsbyImageData;
  await resolve({ parent: "file" } as Node, args, { nodeModel }, { originalResolver });
  return (originalResolver.mock.lastCall as unknown[])[1];
}

test.each([5, 6, 7, 8])(
  "a photograph stored lying (orientation %d) keeps the proportions it is seen in",
  async (one) => {
    expect(await asked(one, { width: 80 })).toEqual({ width: 80, aspectRatio: 0.75 });
  },
);

test.each([1, 3])("one that is not (orientation %d) is left to the plugin", async (one) => {
  expect(await asked(one, { width: 80 })).toEqual({ width: 80 });
});

test("black strokes on nothing are given a white ground", async () => {
  const absolutePath = join(root, "schema.png");
  await sharp({ create: { width: 9, height: 9, channels: 4, background: "#00000080" } }).toFile(absolutePath);
  const nodeModel = { getNodeById: () => ({ absolutePath }) as unknown as Node };
  const originalResolver = jest.fn().mockResolvedValue({ backgroundColor: "#080808" });
  const { resolve } = uprightPictures.ImageSharp.gatsbyImageData;
  const data = await resolve({ parent: "file" } as Node, { width: 80 }, { nodeModel }, { originalResolver });
  expect(data).toEqual({ backgroundColor: "#fff" });
});

test.each([
  { width: 80, height: 80 },
  { width: 80, aspectRatio: 1.78 },
])("a frame that is asked for stays: %j", async (args) => {
  expect(await asked(6, args)).toEqual(args);
});
