import type { ReactNode } from "react";
import { FrenchDate } from "../../components/FrenchDate/FrenchDate";
import styles from "./ProsePage.module.scss";

type Props = {
  title: string;
  /** «AAAA-MM-JJ». */
  updated: string;
  children: ReactNode;
};

/** A page with a title and a long text. */
export function ProsePage({ title, updated, children }: Props) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.note}>
        Mise à jour du <FrenchDate day={updated} />
      </p>
      {children}
    </div>
  );
}
