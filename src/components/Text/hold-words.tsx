import { Children, type ReactNode } from "react";

/** A word with a hyphen, and the punctuation that touches it, be it by a no-break space. */
const hyphenated =
  /((?:«\u00a0)?[^\s\p{L}\p{N}/@-]*[\p{L}\p{N}’]+(?:-[\p{L}\p{N}’]+)+(?:[\u00a0\u202f]?[^\s\p{L}\p{N}/@-])*)/u;

/** By markup: the characters stay the same to search and copy. */
const hold = (text: string): ReactNode[] =>
  text
    .split(hyphenated)
    .map((part, index) =>
      index % 2 ? (
        <span key={index} className="whole">
          {part}
        </span>
      ) : (
        part
      ),
    )
    .filter((part) => part !== "");

const holdAsItem = (text: string): ReactNode => (hyphenated.test(text) ? <span>{hold(text)}</span> : text);

/** The children of an element, in which no word is cut at its hyphen («no-code», «allez-vous»). */
export const holdWords = (children: ReactNode): ReactNode =>
  Children.map(children, (child) => (typeof child === "string" ? hold(child) : child));

/** The same in a flex container, of which each part of a text would be an item of its own. */
export const holdAsOne = (children: ReactNode): ReactNode =>
  Children.map(children, (child) => (typeof child === "string" ? holdAsItem(child) : child));
