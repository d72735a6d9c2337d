import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon";
import { Link } from "../Link/Link";
import styles from "./Card.module.scss";

type Props = { href: string; children: ReactNode };

/** The link of a `Card`, with an arrow that differs for external links, kept with the last word by a no-break space. */
export const CardLink = ({ href, children }: Props) => (
  <Link href={href} className={styles.link}>
    {children}
    <span className={styles.arrow}>
      {"\u00a0"}
      <Icon name={href.startsWith("/") ? "arrow-right" : "arrow-up-right"} />
    </span>
  </Link>
);
