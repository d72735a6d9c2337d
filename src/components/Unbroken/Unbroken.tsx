import { Fragment } from "react";
import styles from "./Unbroken.module.scss";

type Props = { text: string };

/**
 * A short text (a title, an introduction, a badge) whose words with a hyphen are never cut at it: «no-code»,
 * «allez-vous». The characters stay as they are, for whoever searches or copies them.
 */
export function Unbroken({ text }: Props) {
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
