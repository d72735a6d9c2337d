import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Drawing } from "./drawings";

/** Width of the text column in CSS pixels; images are published at up to twice that width. */
export const columnWidth = 672;

/** A published image of a text: a figure, or a photograph in several sizes. */
export type PublishedPicture = { drawing: Drawing } | { photograph: IGatsbyImageData };

/** The published images of a text, by `src` as written; any other is shown as it is. */
export type Pictures = ReadonlyMap<string, PublishedPicture>;
