import type { ReactNode } from "react";
import styles from "./ProsePage.module.scss";

type Props = { title: string; note: string; children: ReactNode };

/** A page of plain text under a title. */
export function ProsePage({ title, note, children }: Props) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.note}>{note}</p>
      {children}
    </div>
  );
}
