import { dirname, join } from "node:path/posix";
import type { CreateResolversArgs, Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import { withBackground } from "./picture-background";
import { orientedAspectRatio } from "./picture-resolvers";
import { findFile } from "../../content/project/project-files";
import { readDrawing } from "../../content/prose/drawings";
import { columnWidth, type Pictures, type PublishedPicture } from "../../content/prose/pictures";

export type NodeModel = {
  findOne(args: { type: string; query: object }): Promise<Node | null>;
};

type Pipeline = Pick<CreateResolversArgs, "pathPrefix" | "reporter" | "cache">;

const settings = {
  layout: "constrained",
  width: columnWidth,
  placeholder: "dominantColor",
  formats: ["webp"],
  breakpoints: [360, columnWidth, 2 * columnWidth],
};

const isRelative = (source: string) => !/^(?:\/|https?:|data:)/.test(source);

/** Publishes an image of a text; `undefined` if the file does not exist. */
async function publishPicture(
  written: string,
  nodeModel: NodeModel,
  pipeline: Pipeline,
): Promise<PublishedPicture | undefined> {
  // The query registers a dependency: `gatsby develop` rebuilds the page when the file changes.
  const path = findFile(written) ?? written;
  const file = await nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: path } } } });
  if (!file) return undefined;
  if (path.endsWith(".svg")) return { drawing: readDrawing(path) };
  const { pathPrefix, reporter, cache } = pipeline;
  const aspectRatio = await orientedAspectRatio(path);
  const args = { ...settings, ...(aspectRatio && { aspectRatio }) };
  const photograph = await generateImageData({ file, args, pathPrefix, reporter, cache });
  return { photograph: await withBackground(photograph, path) };
}

/**
 * Publishes the images next to a text: responsive WebP images for raster files, the drawing itself
 * for figures.
 *
 * @param sources `src` of the images, as written in the text.
 * @param textFile absolute path of the MDX file.
 */
export async function publishPictures(
  sources: readonly string[],
  textFile: string,
  nodeModel: NodeModel,
  pipeline: Pipeline,
): Promise<Pictures> {
  const pictures = new Map<string, PublishedPicture>();
  for (const source of new Set(sources.filter(isRelative))) {
    const picture = await publishPicture(join(dirname(textFile), source), nodeModel, pipeline);
    if (picture) pictures.set(source, picture);
  }
  return pictures;
}
