import { Picture, type PictureProps } from "../Picture/Picture";

/** An image in an article, as wide as its column. */
export function FigurePicture({ image, alt }: Pick<PictureProps, "image" | "alt">) {
  return <Picture image={image} alt={alt} sizes="(min-width: 64em) 53rem, calc(100vw - 2.5rem)" />;
}
