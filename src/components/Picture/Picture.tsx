import type { IGatsbyImageData } from "gatsby-plugin-image";

export type PictureProps = {
  image: IGatsbyImageData;
  alt: string;
  /** `eager` only for what is in the first screen. */
  loading?: "lazy" | "eager";
  className?: string;
  /** Overrides the `sizes` of the image data, for a picture whose slot the grid decides. */
  sizes?: string;
};

/**
 * Shows image data of Gatsby's pipeline without any script: `GatsbyImage` would bring
 * react-dom/server to the browser. Width and height reserve the room, the dominant
 * colour fills it meanwhile.
 */
export function Picture({ image, alt, loading = "lazy", className, sizes }: PictureProps) {
  const { sources = [], fallback } = image.images;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
      ))}
      {/* In the browser React sets attributes one by one in this order: `src`, which asks for the file, last. */}
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
