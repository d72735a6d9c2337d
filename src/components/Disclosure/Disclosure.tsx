import type { DetailsHTMLAttributes } from "react";
import { Icon } from "../Icon/Icon";
import { Text } from "../Text/Text";
import styles from "./Disclosure.module.scss";

type Props = DetailsHTMLAttributes<HTMLDetailsElement> & { title: string };

/** A row that opens on what its title announces. */
export function Disclosure({ title, children, ...details }: Props) {
  return (
    // The browser may have opened the one that the fragment targets.
    <details className={styles.row} suppressHydrationWarning {...details}>
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
