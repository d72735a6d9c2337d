import { dirname, join } from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import { createElement } from "react";
import { FigurePicture } from "../../components/prose/FigurePicture";
import { projectRoot } from "../../content/project/project-files";
import { publishDrawing } from "../../content/prose/drawings";
import type { Pictures, ShowPicture } from "../../content/prose/pictures";

export type NodeModel = {
  findOne(args: { type: string; query: object }): Promise<Node | null>;
};

type Pipeline = Pick<CreateResolversArgs, "pathPrefix" | "reporter" | "cache">;

/** Width of the text column in CSS pixels; images are made at up to 2x. */
const columnWidth = 672;

const settings = {
  layout: "constrained",
  width: columnWidth,
  placeholder: "dominantColor",
  formats: ["webp"],
  breakpoints: [360, columnWidth, 2 * columnWidth],
};

const isBeside = (source: string) => !/^(?:\/|https?:|data:)/.test(source);

/** How to render an image of a text; `undefined` if the file does not exist. */
async function picture(path: string, nodeModel: NodeModel, pipeline: Pipeline): Promise<ShowPicture | undefined> {
  // The query registers a dependency: `gatsby develop` rebuilds the page when the file changes.
  const file = await nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: path } } } });
  if (!file) return undefined;
  if (path.endsWith(".svg")) {
    const drawing = publishDrawing(projectRoot, path);
    return (alt) => createElement("img", { ...drawing, alt, className: "drawing", loading: "lazy" });
  }
  const { pathPrefix, reporter, cache } = pipeline;
  const image = await generateImageData({ file, args: settings, pathPrefix, reporter, cache });
  return (alt) => createElement(FigurePicture, { image, alt });
}

/**
 * Prepares the images next to a text: responsive WebP images for raster files, published SVG for
 * figures.
 *
 * @param sources `src` of the images, as written in the text.
 * @param textFile absolute path of the MDX file.
 */
export async function preparePictures(
  sources: readonly string[],
  textFile: string,
  nodeModel: NodeModel,
  pipeline: Pipeline,
): Promise<Pictures> {
  const pictures = new Map<string, ShowPicture>();
  for (const source of new Set(sources.filter(isBeside))) {
    const shown = await picture(join(dirname(textFile), source), nodeModel, pipeline);
    if (shown) pictures.set(source, shown);
  }
  return pictures;
}
