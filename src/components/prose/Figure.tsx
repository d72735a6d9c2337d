type Props = { src: string; alt: string; caption?: string };

/**
 * A picture that stands beside the article. The GraphQL layer replaces the `img` by the
 * picture that Gatsby's image pipeline made (src/build/prose/figures.ts).
 */
export function Figure({ src, alt, caption }: Props) {
  return (
    <figure className="figure">
      <img src={src} alt={alt} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
