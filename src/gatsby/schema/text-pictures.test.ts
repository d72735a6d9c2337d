/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import { publishPictures, type NodeModel } from "./text-pictures";
import { renderMdx } from "../../content/prose/render-mdx";

jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn() }));
jest.mock("../../content/prose/drawings", () => ({
  readDrawing: () => ({ viewBox: "-4 -4 488 648", width: 488, height: 648, inside: "<text>un</text>" }),
}));

const data = {
  layout: "constrained" as const,
  width: 672,
  height: 378,
  backgroundColor: "#0b6b57",
  images: {
    sources: [{ type: "image/webp", srcSet: "/static/x.webp 672w", sizes: "" }],
    fallback: { src: "/static/x.png", srcSet: "/static/x.png 672w", sizes: "" },
  },
};

const folder = mkdtempSync(join(tmpdir(), "figures-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files next to the text; the last one has a name coded by a Mac (NFD) and is stored sideways. */
const files = ["schema.png", "traits.png", "plan.svg", "été.jpg".normalize("NFD")].map((name) => join(folder, name));
beforeAll(async () => {
  const plain = sharp({ create: { width: 160, height: 120, channels: 3, background: "#0b6b57" } });
  await plain.clone().toFile(join(folder, "schema.png"));
  const strokes = sharp({ create: { width: 160, height: 120, channels: 4, background: "#00000080" } });
  await strokes.toFile(join(folder, "traits.png"));
  await plain.withMetadata({ orientation: 6 }).toFile(join(folder, "été.jpg".normalize("NFD")));
});

const findOne = jest.fn(({ query }: { query: object }) =>
  Promise.resolve(files.some((file) => JSON.stringify(query).includes(file)) ? ({ id: "file" } as Node) : null),
);

async function show(text: string): Promise<string> {
  jest.mocked(generateImageData).mockResolvedValue(data);
  const { images, html } = await renderMdx(text, "/nowhere");
  const sources = images.map(({ src }) => src);
  const nodeModel: NodeModel = { findOne };
  return html(await publishPictures(sources, join(folder, "index.mdx"), nodeModel, {} as CreateResolversArgs));
}

test("an image next to the text becomes a picture with reserved space and its own alternative text", async () => {
  const html = await show('Avant\n\n<Figure src="./schema.png" alt="L’outil" />\n\n![Le reste](schema.png)\n');
  expect(html).toContain('<figure class="figure"><picture><source type="image/webp" srcSet="/static/x.webp 672w"');
  expect(html).toMatch(/<img loading="lazy" [^>]*width="672" height="378" alt="L’outil" /);
  expect(html).toContain('alt="Le reste"');
});

test("a photograph is found in either Unicode form of its name, and gets its rotated aspect ratio", async () => {
  expect(await show("![Un été](./été.jpg)\n")).toContain('<picture><source type="image/webp"');
  expect(jest.mocked(generateImageData).mock.lastCall).toMatchObject([{ args: { aspectRatio: 0.75 } }]);
  await show("![Un schéma](./schema.png)\n");
  expect(jest.mocked(generateImageData).mock.lastCall).not.toMatchObject([{ args: { aspectRatio: 0.75 } }]);
});

test("transparent black strokes get a white background", async () => {
  expect(await show("![Des traits](./traits.png)\n")).toContain('style="background-color:#fff"');
});

test("a drawing is inlined, with reserved space", async () => {
  const html = await show('<Figure src="./plan.svg" alt="Un plan" caption="Un plan suffit." />');
  expect(html).toContain(
    '<svg class="drawing" role="img" aria-label="Un plan" viewBox="-4 -4 488 648" width="488" height="648"><text>un</text></svg>',
  );
  expect(html).toContain("Un plan suffit.");
});

test.each(["https://exemple.fr/x.png", "/logos/x.png", "absent.svg"])("%s is not published", async (source) => {
  expect(await show(`![x](${source})\n`)).toBe(`<p><img src="${source}" alt="x"/></p>`);
});

test("a text without images queries no file", async () => {
  findOne.mockClear();
  await show("Rien à voir\n");
  expect(findOne).not.toHaveBeenCalled();
});
