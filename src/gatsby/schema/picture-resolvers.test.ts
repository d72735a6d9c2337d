/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node } from "gatsby";
import sharp from "sharp";
import { pictureResolvers } from "./picture-resolvers";

const root = mkdtempSync(join(tmpdir(), "photos-"));
afterAll(() => rmSync(root, { recursive: true }));

/** The arguments passed to the plugin for a photograph stored with 160 × 120 pixels. */
async function asked(orientation: number, args: object): Promise<unknown> {
  const absolutePath = join(root, `photo-${orientation}.jpg`);
  await sharp({ create: { width: 160, height: 120, channels: 3, background: "#0b6b57" } })
    .withMetadata({ orientation })
    .toFile(absolutePath);
  const originalResolver = jest.fn();
  const nodeModel = { getNodeById: () => ({ absolutePath }) as unknown as Node };
  const { resolve } = pictureResolvers.ImageSharp.gatsbyImageData;
  await resolve({ parent: "file" } as Node, args, { nodeModel }, { originalResolver });
  return (originalResolver.mock.lastCall as unknown[])[1];
}

test.each([5, 6, 7, 8])(
  "a photograph stored lying (orientation %d) keeps the proportions it is seen in",
  async (one) => {
    expect(await asked(one, { width: 80 })).toEqual({ width: 80, aspectRatio: 0.75 });
  },
);

test.each([1, 3])("the arguments of a photograph with orientation %d are not changed", async (one) => {
  expect(await asked(one, { width: 80 })).toEqual({ width: 80 });
});

test("transparent black strokes get a white background", async () => {
  const absolutePath = join(root, "schema.png");
  await sharp({ create: { width: 9, height: 9, channels: 4, background: "#00000080" } }).toFile(absolutePath);
  const nodeModel = { getNodeById: () => ({ absolutePath }) as unknown as Node };
  const originalResolver = jest.fn().mockResolvedValue({ backgroundColor: "#080808" });
  const { resolve } = pictureResolvers.ImageSharp.gatsbyImageData;
  const data = await resolve({ parent: "file" } as Node, { width: 80 }, { nodeModel }, { originalResolver });
  expect(data).toEqual({ backgroundColor: "#fff" });
});

test.each([
  { width: 80, height: 80 },
  { width: 80, aspectRatio: 1.78 },
])("an aspect ratio given by the query is not changed: %j", async (args) => {
  expect(await asked(6, args)).toEqual(args);
});
