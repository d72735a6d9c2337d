import { Fragment, type ReactNode } from "react";
import { Text } from "../Text/Text";

/** A text may lack its caption: the build tells it. */
type Props = { caption?: string; children: ReactNode };

/** A table that scrolls in its own container on a narrow screen, focusable with the keyboard (WCAG 2.1.1). */
export function ComparisonTable({ caption = "", children }: Props) {
  const [title, ...facts] = caption.split(/ ·\s/);
  return (
    <figure className="comparison">
      <Text as="figcaption">
        {title}
        {facts.map((fact) => (
          <Fragment key={fact}>
            {" "}
            <small className="quiet small">{fact}</small>
          </Fragment>
        ))}
      </Text>
      <div className="comparisonFrame" role="region" aria-label={caption} tabIndex={0}>
        {children}
      </div>
    </figure>
  );
}
