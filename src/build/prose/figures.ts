import { dirname, join } from "node:path";
import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FigurePicture } from "../../components/prose/FigurePicture";
import { projectRoot } from "../project/project-files";
import { publishDrawing } from "./drawings";

type Resolver = (source: Node, args: object, context: object, info: object) => Promise<IGatsbyImageData>;

export type QueryContext = {
  nodeModel: {
    getNodeById(args: { id: string }): Node | null;
    findOne(args: { type: string; query: object }): Promise<Node | null>;
  };
};

export type QueryInfo = {
  schema: { getType(name: string): { getFields(): Record<string, { resolve?: unknown }> } };
};

/** Width of the text column, in CSS pixels; the pipeline makes it up to twice as dense. */
const columnWidth = 672;

const settings = {
  layout: "constrained",
  width: columnWidth,
  placeholder: "dominantColor",
  formats: ["webp"],
  breakpoints: [360, columnWidth, 2 * columnWidth],
};

const plainImage = /<img src="((?!\/|https?:|data:)[^"]+)" alt="([^"]*)"\/>/g;

const unescape = (text: string) =>
  text.replace(
    /&(amp|quot|#x27|lt|gt);/g,
    (_match, name: string) => ({ amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" })[name] ?? "",
  );

async function imageData(file: Node, context: QueryContext, info: QueryInfo): Promise<IGatsbyImageData | undefined> {
  const image = file.children
    .map((id) => context.nodeModel.getNodeById({ id }))
    .find((child) => child?.internal.type === "ImageSharp");
  const resolve = info.schema.getType("ImageSharp").getFields().gatsbyImageData?.resolve as Resolver | undefined;
  return image && resolve ? resolve(image, { ...settings }, context, info) : undefined;
}

/** What stands for an image of a text; nothing for a file that is not there. */
async function figure(
  path: string,
  alt: string,
  context: QueryContext,
  info: QueryInfo,
): Promise<ReactElement | undefined> {
  // Asking for the node ties the page to the file: `gatsby develop` draws it again when it changes.
  const file = await context.nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: path } } } });
  if (!file) return undefined;
  if (path.endsWith(".svg")) {
    return createElement("img", { ...publishDrawing(projectRoot, path), alt, className: "drawing", loading: "lazy" });
  }
  const image = await imageData(file, context, info);
  return image && createElement(FigurePicture, { image, alt });
}

/**
 * Replaces each image that stands beside a text by the pictures Gatsby's pipeline makes of
 * it (several widths, WebP, the room reserved), or by the drawing, published in the site's
 * colours.
 *
 * @param textFile absolute path of the MDX file.
 */
export async function showFigures(
  html: string,
  textFile: string,
  context: QueryContext,
  info: QueryInfo,
): Promise<string> {
  const pictures = new Map<string, string>();
  for (const [tag, source = "", alt = ""] of html.matchAll(plainImage)) {
    const shown = await figure(join(dirname(textFile), source), unescape(alt), context, info);
    if (shown) pictures.set(tag, renderToStaticMarkup(shown));
  }
  return html.replace(plainImage, (tag) => pictures.get(tag) ?? tag);
}
