import { Fragment } from "react";
import styles from "./NoHyphenBreak.module.scss";

/** A text without line breaks in «no-code» or «allez-vous». By markup: the characters stay the same to search and copy. */
export function NoHyphenBreak({ text }: { text: string }) {
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
