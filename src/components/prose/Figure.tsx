import type { ReactNode } from "react";

type Props = { caption?: string; children: ReactNode };

/** An image in an article, with its caption. */
export function Figure({ caption, children }: Props) {
  return (
    <figure className="figure">
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
