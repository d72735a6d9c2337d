import type { ReactNode } from "react";
import { Text } from "../Text/Text";

/** A text may lack its caption: the build tells it. */
type Props = { caption?: string; children: ReactNode };

/** Between the parts of a caption: its title, then what is said of it. */
const separator = " ·\u00a0";

/** A table that scrolls in its own container on a narrow screen, focusable with the keyboard (WCAG 2.1.1). */
export function ComparisonTable({ caption = "", children }: Props) {
  const [title, ...facts] = caption.split(/ ·\s/);
  return (
    <figure className="comparison">
      <Text as="figcaption">
        {title}
        {facts.length > 0 && (
          <>
            {" "}
            <small className="quiet small">{facts.join(separator)}</small>
          </>
        )}
      </Text>
      <div className="comparisonFrame" role="region" aria-label={caption} tabIndex={0}>
        {children}
      </div>
    </figure>
  );
}
