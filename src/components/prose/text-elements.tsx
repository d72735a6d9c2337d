import type { CSSProperties, HTMLAttributes, OlHTMLAttributes } from "react";
import { Text } from "../Text/Text";

/** Elements of Markdown that hold words: not `code`, whose lines break anywhere. */
const tags = ["p", "h2", "h3", "h4", "li", "td", "th", "strong", "em", "del", "a"] as const;

/** A list that starts elsewhere than at 1 gives its stylesheet what it can't read: the number before, the width of a number. */
function NumberedList({ start, ...props }: OlHTMLAttributes<HTMLOListElement>) {
  if (start === undefined) return <ol {...props} />;
  const style = { "--before": start - 1, "--marker": `${String(start).length + 1}ch` } as CSSProperties;
  return <ol start={start} style={style} {...props} />;
}

/** Renders those elements by the rule of the site's other texts. */
export const textElements = {
  ...Object.fromEntries(
    tags.map((tag) => [
      tag,
      // HTML no longer has the `align` that Markdown gives the cells of «---:».
      ({ align, ...props }: HTMLAttributes<HTMLElement> & { align?: string }) => (
        <Text as={tag} data-align={align} {...props} />
      ),
    ]),
  ),
  ol: NumberedList,
};
