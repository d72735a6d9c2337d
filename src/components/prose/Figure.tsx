import type { ReactNode } from "react";

type Props = { caption?: string; children: ReactNode };

/** A picture of a text, with what to retain of it. */
export function Figure({ caption, children }: Props) {
  return (
    <figure className="figure">
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
