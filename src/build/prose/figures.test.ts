/** @jest-environment node */
import { showFigures, type QueryContext, type QueryInfo } from "./figures";

jest.mock("./drawings", () => ({
  publishDrawing: () => ({ src: "/static/figures/a/x.svg", width: 480, height: 640 }),
}));

const data = {
  layout: "constrained",
  width: 672,
  height: 378,
  backgroundColor: "#0b6b57",
  images: {
    sources: [{ type: "image/webp", srcSet: "/static/x.webp 672w", sizes: "" }],
    fallback: { src: "/static/x.png", srcSet: "/static/x.png 672w", sizes: "" },
  },
};

const resolve = jest.fn(() => Promise.resolve(data));
const info = {
  schema: { getType: () => ({ getFields: () => ({ gatsbyImageData: { resolve } }) }) },
} as unknown as QueryInfo;
const findOne = jest.fn((args: { query: object }) =>
  Promise.resolve(JSON.stringify(args).includes("/articles/a/schema.png") ? { children: ["image"] } : null),
);
const context = {
  nodeModel: { getNodeById: () => ({ id: "image", internal: { type: "ImageSharp" } }), findOne },
} as unknown as QueryContext;

const show = (html: string) => showFigures(html, "/articles/a/index.mdx", context, info);

test("an image beside the text becomes pictures with their room reserved", async () => {
  const html = await show('<p>Avant</p><img src="./schema.png" alt="L’outil &amp; le &quot;reste&quot;"/>');
  expect(html).toContain('<p>Avant</p><picture><source type="image/webp" srcSet="/static/x.webp 672w"');
  expect(html).toMatch(/<img loading="lazy" [^>]*width="672" height="378" alt="L’outil &amp; le &quot;reste&quot;" /);
});

test("a drawing is shown with its room reserved, and only when it comes near", async () => {
  findOne.mockResolvedValueOnce({ children: [] as string[] });
  expect(await show('<img src="./x.svg" alt="Un plan"/>')).toBe(
    '<img src="/static/figures/a/x.svg" width="480" height="640" alt="Un plan" class="drawing" loading="lazy"/>',
  );
});

test.each([
  '<img src="https://exemple.fr/x.png" alt="x"/>',
  '<img src="/logos/x.png" alt="x"/>',
  '<img src="dessin.svg" alt="x"/>',
])("%s stays as it is", async (html) => {
  expect(await show(html)).toBe(html);
});

test("a text without image looks no file up", async () => {
  findOne.mockClear();
  await show("<p>Rien à voir</p>");
  expect(findOne).not.toHaveBeenCalled();
});
