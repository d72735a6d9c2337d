import sharp from "sharp";
import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { withGround } from "./ground";

/**
 * The proportions of a photograph that its camera held upright but stored lying (EXIF orientations 5 to 8); undefined for
 * any other. gatsby-plugin-sharp turns the picture, after it has taken the stored proportions: it would crop it.
 */
export async function uprightRatio(path: string): Promise<number | undefined> {
  const { orientation = 1, autoOrient } = await sharp(path).metadata();
  return orientation > 4 ? autoOrient.width / autoOrient.height : undefined;
}

type Size = { width?: number; height?: number; aspectRatio?: number };
type Context = { nodeModel: { getNodeById(args: { id: string | null }): Node | null } };
type Original = (source: Node, args: Size, context: Context, info: object) => Promise<IGatsbyImageData | null>;

/** `gatsbyImageData`, wherever a query asks for it: upright, and on a ground where it can be seen. */
export const uprightPictures = {
  ImageSharp: {
    gatsbyImageData: {
      resolve: async (source: Node, args: Size, context: Context, info: { originalResolver: Original }) => {
        const isShaped = args.aspectRatio !== undefined || (args.width !== undefined && args.height !== undefined);
        const path = context.nodeModel.getNodeById({ id: source.parent })?.absolutePath;
        const aspectRatio = isShaped || typeof path !== "string" ? undefined : await uprightRatio(path);
        const data = await info.originalResolver(
          source,
          { ...args, ...(aspectRatio && { aspectRatio }) },
          context,
          info,
        );
        return typeof path === "string" ? withGround(data, path) : data;
      },
    },
  },
};
