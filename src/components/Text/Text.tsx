import type { HTMLAttributes } from "react";
import { holdAsOne, holdWords } from "./hold-words";

type Tag = "p" | "h1" | "h2" | "h3" | "h4" | "li" | "dt" | "dd" | "td" | "th" | "figcaption";
type InlineTag = "span" | "strong" | "small" | "em" | "del" | "a";

type Props = HTMLAttributes<HTMLElement> & {
  as?: Tag | InlineTag;
  /** Beside an icon. */
  beside?: boolean;
};

/** A text of the site: a paragraph, a title, a term. `Link`, `Button` and `Badge` render theirs by the same rule. */
export function Text({ as: Element = "p", beside, className, children, ...rest }: Props) {
  return (
    <Element className={beside ? `beside ${className ?? ""}` : className} {...rest}>
      {beside || rest.role ? holdAsOne(children) : holdWords(children)}
    </Element>
  );
}
