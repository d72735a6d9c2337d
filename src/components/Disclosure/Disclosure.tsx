import type { DetailsHTMLAttributes } from "react";
import { Icon } from "../Icon/Icon";
import { Text } from "../Text/Text";
import styles from "./Disclosure.module.scss";

type Props = DetailsHTMLAttributes<HTMLDetailsElement> & {
  title: string;
  /** A row on a phone only: from tablets up what it holds is told, under a `ToldTitle`. */
  told?: boolean;
};

/** A row that opens on what its title announces. */
export function Disclosure({ title, told, children, ...details }: Props) {
  return (
    // The browser may have opened the one that the fragment targets.
    <details className={told ? `${styles.row} ${styles.told}` : styles.row} suppressHydrationWarning {...details}>
      <summary className={`beside ${styles.summary}`}>
        <Text as="h3" className={styles.title}>
          {title}
        </Text>
        <Icon name="plus" className={styles.mark} />
      </summary>
      {children}
    </details>
  );
}

/** The title of a text that is told: the row's own would take a press that changes nothing. */
export const ToldTitle = ({ title }: { title: string }) => (
  <Text as="h3" className={styles.toldTitle}>
    {title}
  </Text>
);
