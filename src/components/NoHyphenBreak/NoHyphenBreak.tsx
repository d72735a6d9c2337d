import { Fragment } from "react";
import styles from "./NoHyphenBreak.module.scss";

type Props = { text: string };

/**
 * A short text (title, introduction, badge) with no line break inside hyphenated words («no-code»,
 * «allez-vous»). Done with markup: the characters stay the same for search and copy.
 */
export function NoHyphenBreak({ text }: Props) {
  return text.split(/(\S*\p{L}-\p{L}\S*)/u).map((part, index) =>
    index % 2 ? (
      <span key={index} className={styles.word}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
