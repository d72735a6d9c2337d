import type { AnchorHTMLAttributes, ComponentType, ReactNode } from "react";
import { LegalHost, LegalIdentity } from "../../components/prose/LegalIdentity";
import { StoredItems } from "../../components/prose/StoredItems";
import type { Site } from "../../collections/site";
import type { Pictures } from "./pictures";
import { payBackOf, type ProseComponentName } from "./prose-components";

type Words = { title?: string; children?: ReactNode };
type Captioned = { caption?: string; children?: ReactNode };
type Image = { src?: string; alt?: string };

/** What a feed item is rendered with. */
export type FeedSettings = {
  site: Site | undefined;
  pictures: Pictures;
  /** Full address of the page that holds the text. */
  address: string;
};

const Titled = ({ title, children }: Words) => (
  <section>
    {title && (
      <p>
        <strong>{title}</strong>
      </p>
    )}
    {children}
  </section>
);

/** The source of a published image and its size; of any other, the source alone. */
function sizedImage(pictures: Pictures, src: string): { src: string; width?: number; height?: number } {
  const picture = pictures.get(src);
  if (!picture) return { src };
  if ("drawing" in picture) return picture.drawing;
  const { width, height, images } = picture.photograph;
  return { src: images.fallback?.src ?? src, width, height: Math.round(height) };
}

/**
 * The components of a text for a feed reader, which has neither this site's styles nor its scripts,
 * and shows the text at another address. One for each component of a page.
 */
export function feedComponents({ site, pictures, address }: FeedSettings) {
  // Only what starts at this site is completed: any other address stays as it is written.
  const whole = (path: string) => (/^(?:#|\/(?!\/))/.test(path) ? new URL(path, address).href : path);
  const Picture = ({ src = "", alt = "" }: Image) => {
    const { src: source, ...size } = sizedImage(pictures, src);
    return <img src={whole(source)} alt={alt} {...size} />;
  };
  const components = {
    Callout: Titled,
    Checklist: Titled,
    ComparisonTable: ({ caption, children }: Captioned) => (
      <figure>
        <figcaption>{caption}</figcaption>
        {children}
      </figure>
    ),
    Figure: ({ caption, ...image }: Image & Captioned) => (
      <figure>
        <Picture {...image} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    ),
    LegalHost: () => site && <LegalHost legal={site.legal} />,
    LegalIdentity: () => site && <LegalIdentity legal={site.legal} email={site.contact.to} />,
    PayBack: ({ caption, children }: Captioned) => (
      <figure>
        <figcaption>{caption}</figcaption>
        {payBackOf(site, children)}
      </figure>
    ),
    // Nothing without the site's scripts.
    PriorityCalculator: () => null,
    Project: () => null,
    Steps: ({ children }: Words) => <>{children}</>,
    StoredItems,
  } satisfies Record<ProseComponentName, unknown>;
  const elements: Record<string, ComponentType<never>> = {
    a: ({ href = "", children, ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
      <a {...link} href={whole(href)}>
        {children}
      </a>
    ),
    img: Picture,
  };
  return { ...components, ...elements };
}
