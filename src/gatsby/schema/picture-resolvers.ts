import sharp from "sharp";
import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { withBackground } from "./picture-background";

/**
 * The aspect ratio of a photograph stored sideways (EXIF orientations 5 to 8), once rotated; undefined for any other.
 * gatsby-plugin-sharp rotates the picture after reading the stored aspect ratio, and would crop it.
 */
export async function orientedAspectRatio(path: string): Promise<number | undefined> {
  const { orientation = 1, autoOrient } = await sharp(path).metadata();
  return orientation > 4 ? autoOrient.width / autoOrient.height : undefined;
}

type Size = { width?: number; height?: number; aspectRatio?: number };
type Context = { nodeModel: { getNodeById(args: { id: string | null }): Node | null } };
type Original = (source: Node, args: Size, context: Context, info: object) => Promise<IGatsbyImageData | null>;

/** Replaces `gatsbyImageData` in every query: adds the right aspect ratio, and a background on which the picture shows. */
export const pictureResolvers = {
  ImageSharp: {
    gatsbyImageData: {
      resolve: async (source: Node, args: Size, context: Context, info: { originalResolver: Original }) => {
        const hasAspectRatio =
          args.aspectRatio !== undefined || (args.width !== undefined && args.height !== undefined);
        const path = context.nodeModel.getNodeById({ id: source.parent })?.absolutePath;
        const aspectRatio = hasAspectRatio || typeof path !== "string" ? undefined : await orientedAspectRatio(path);
        const data = await info.originalResolver(
          source,
          { ...args, ...(aspectRatio && { aspectRatio }) },
          context,
          info,
        );
        return typeof path === "string" ? withBackground(data, path) : data;
      },
    },
  },
};
