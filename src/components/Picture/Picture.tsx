import type { IGatsbyImageData } from "gatsby-plugin-image";

export type PictureProps = {
  image: IGatsbyImageData;
  alt: string;
  loading?: "lazy" | "eager" | undefined;
  className?: string;
  /** Overrides the `sizes` of the image data, where the grid sets the width. */
  sizes?: string;
};

/** `sizes` of the picture of a case beside its words: with `auto` the browser uses the displayed width. */
export const caseSizes = "auto, 35rem";

/** Gatsby image data without its scripts. The space is reserved, and filled with the dominant colour until it loads. */
export function Picture({ image, alt, loading = "lazy", className, sizes }: PictureProps) {
  const { sources = [], fallback } = image.images;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
      ))}
      {/* React sets attributes in this order in the browser: `src`, which starts the request, comes last. */}
      <img
        loading={loading}
        decoding={loading === "lazy" ? "async" : undefined}
        className={className}
        width={image.width}
        height={Math.round(image.height)}
        alt={alt}
        style={{ backgroundColor: image.backgroundColor }}
        sizes={sizes ?? fallback?.sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src}
      />
    </picture>
  );
}
