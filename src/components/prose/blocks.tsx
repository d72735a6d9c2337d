import type { ReactNode } from "react";
import { Picture, type PictureProps } from "../Picture/Picture";
import { Text } from "../Text/Text";

type CalloutProps = { title?: string; tone?: "note" | "tip" | "warning"; children: ReactNode };

/** A highlighted aside. The title states its tone; colour only repeats it. Reader views drop an `aside`. */
export function Callout({ title, tone = "note", children }: CalloutProps) {
  return (
    <section className="callout" data-tone={tone} role="note" aria-label={title}>
      {title && <Text className="display calloutTitle">{title}</Text>}
      {children}
    </section>
  );
}

/** A printable checklist. */
export function Checklist({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="checklist" aria-label={title}>
      {title && <Text className="display checklistTitle">{title}</Text>}
      {children}
    </section>
  );
}

/** An image in an article, with its caption. */
export function Figure({ caption, children }: { caption?: string; children: ReactNode }) {
  return (
    <figure className="figure">
      {children}
      {caption && <Text as="figcaption">{caption}</Text>}
    </figure>
  );
}

/** An image in an article, as wide as its column. */
export function FigurePicture({ image, alt }: Pick<PictureProps, "image" | "alt">) {
  return <Picture image={image} alt={alt} sizes="(min-width: 64em) 53rem, calc(100vw - 2.5rem)" />;
}

/** An ordered list of steps, with large numbers. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}
