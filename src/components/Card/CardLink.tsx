import type { ReactNode } from "react";
import { Link } from "../Link/Link";
import styles from "./Card.module.scss";

type Props = { href: string; children: ReactNode };

/** Where a `Card` leads. Its arrow says that it does, and whether that is outside the site. */
export const CardLink = ({ href, children }: Props) => (
  <Link href={href} className={styles.link}>
    {children}
    <span aria-hidden="true" className={href.startsWith("/") ? styles.arrow : `${styles.arrow} ${styles.outside}`}>
      {"\u00a0"}
    </span>
  </Link>
);
