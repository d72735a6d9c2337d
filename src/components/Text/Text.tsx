import { Children, type HTMLAttributes, type ReactNode } from "react";

/** A word with a hyphen, and the punctuation that touches it, be it by a no-break space. */
const hyphenated =
  /((?:«\u00a0)?[^\s\p{L}\p{N}/@-]*[\p{L}\p{N}’]+(?:-[\p{L}\p{N}’]+)+(?:[\u00a0\u202f]?[^\s\p{L}\p{N}/@-])*)/u;

/** Letters of a word that every column holds, a list's on a phone or one of text at twice its size; a longer one is cut. */
const longestHeld = 18;

/** By markup: the characters stay the same to search and copy. */
const hold = (text: string): ReactNode[] =>
  text
    .split(hyphenated)
    .map((part, index) =>
      index % 2 && part.length <= longestHeld ? (
        <span key={index} className="whole">
          {part}
        </span>
      ) : (
        part
      ),
    )
    .filter((part) => part !== "");

const holdAsItem = (text: string): ReactNode => (hyphenated.test(text) ? <span key={text}>{hold(text)}</span> : text);

/**
 * Applies a rule to each text among children. A text alone stays its element's own: React then rewrites it even where a
 * browser's translator has put elements of its own around it; it does not find a text among others again, and throws
 * when it removes one.
 */
const mapTexts = (children: ReactNode, rule: (text: string) => ReactNode): ReactNode =>
  typeof children === "string" && !hyphenated.test(children)
    ? children
    : Children.map(children, (child) => (typeof child === "string" ? rule(child) : child));

/** The children of an element, in which no word is cut at its hyphen («no-code», «allez-vous»). */
export const holdWords = (children: ReactNode): ReactNode => mapTexts(children, hold);

/** The same in one item, for a flex container or a text that changes: each part would be an item of its own. */
export const holdAsOne = (children: ReactNode): ReactNode => mapTexts(children, holdAsItem);

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
