import type { ReactNode } from "react";

type Props = { caption: string; children: ReactNode };

/** A table that scrolls inside its own frame on a narrow screen, reachable with the keyboard (WCAG 2.1.1). */
export function ComparisonTable({ caption, children }: Props) {
  return (
    <figure className="comparison">
      <figcaption>{caption}</figcaption>
      {/* A scrollable region must be focusable, or arrow keys can't scroll it. */}
      <div className="comparisonFrame" role="region" aria-label={caption} tabIndex={0}>
        {children}
      </div>
    </figure>
  );
}
