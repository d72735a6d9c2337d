import type { HTMLAttributes } from "react";
import { Text } from "../Text/Text";

/** Elements of Markdown that hold words: not `code`, whose lines break anywhere. */
const tags = ["p", "h2", "h3", "h4", "li", "td", "th", "strong", "em", "del", "a"] as const;

/** Renders those elements by the rule of the site's other texts. */
export const textElements = Object.fromEntries(
  tags.map((tag) => [tag, (props: HTMLAttributes<HTMLElement>) => <Text as={tag} {...props} />]),
);
