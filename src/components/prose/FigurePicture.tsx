import { Picture, type PictureProps } from "../Picture/Picture";

/** A picture inside a text, as wide as the text. */
export function FigurePicture({ image, alt }: Pick<PictureProps, "image" | "alt">) {
  return <Picture image={image} alt={alt} sizes="(min-width: 46rem) 42rem, calc(100vw - 2.5rem)" />;
}
