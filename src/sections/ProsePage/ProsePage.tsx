import type { ReactNode } from "react";
import { FrenchDate } from "../../components/FrenchDate/FrenchDate";
import { Text } from "../../components/Text/Text";
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
      <header className={`stack ${styles.header}`}>
        <Text as="h1" className={styles.title}>
          {title}
        </Text>
        <Text className="quiet small">
          Mise à jour du <FrenchDate day={updated} />
        </Text>
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
