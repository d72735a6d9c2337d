import type { ReactNode } from "react";
import { Text } from "../Text/Text";

type Props = { caption: string; children: ReactNode };

/** A table that scrolls in its own container on a narrow screen, focusable with the keyboard (WCAG 2.1.1). */
export function ComparisonTable({ caption, children }: Props) {
  return (
    <figure className="comparison">
      <Text as="figcaption">{caption}</Text>
      <div className="comparisonFrame" role="region" aria-label={caption} tabIndex={0}>
        {children}
      </div>
    </figure>
  );
}
