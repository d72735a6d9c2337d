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

/** Width of the text column, in CSS pixels; the pipeline makes it up to twice as dense. */
const columnWidth = 672;

const settings = {
  layout: "constrained",
  width: columnWidth,
  placeholder: "dominantColor",
  formats: ["webp"],
  breakpoints: [360, columnWidth, 2 * columnWidth],
};

const isBeside = (source: string) => !/^(?:\/|https?:|data:)/.test(source);

/** How an image of a text is shown; `undefined` for a file that is not there. */
async function picture(path: string, nodeModel: NodeModel, pipeline: Pipeline): Promise<ShowPicture | undefined> {
  // Asking for the node ties the page to the file: `gatsby develop` draws it again when it changes.
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
 * What takes the place of the images that stand beside a text: the pictures that Gatsby's pipeline makes of each
 * (several widths, WebP, the room reserved), or the drawing, published in the site's colours.
 *
 * @param sources of the images, as the text writes them.
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
