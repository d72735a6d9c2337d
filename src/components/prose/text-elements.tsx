import type { HTMLAttributes } from "react";
import { Text } from "../Text/Text";

/** Elements of Markdown that hold words: not `code`, whose lines break anywhere. */
const tags = ["p", "h2", "h3", "h4", "li", "td", "th", "strong", "em", "del", "a"] as const;

/** Renders those elements by the rule of the site's other texts. */
export const textElements = Object.fromEntries(
  tags.map((tag) => [
    tag,
    // HTML no longer has the `align` that Markdown gives the cells of «---:».
    ({ align, ...props }: HTMLAttributes<HTMLElement> & { align?: string }) => (
      <Text as={tag} data-align={align} {...props} />
    ),
  ]),
);
