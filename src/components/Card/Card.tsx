import type { HTMLAttributes, ReactNode } from "react";
import { Icon } from "../Icon/Icon";
import { Link } from "../Link/Link";
import styles from "./Card.module.scss";

type CardProps = { element: "article" | "li" } & HTMLAttributes<HTMLElement>;
type CardLinkProps = { href: string; children: ReactNode };

/** A clickable card: `CardLink` is its only link, stretched over the whole card. */
export const Card = ({ element: Element, className = "", ...rest }: CardProps) => (
  <Element {...rest} className={`panel ${styles.card} ${className}`} />
);

/** The link of a `Card`, with an arrow that differs for external links, kept with the last word by a no-break space. */
export const CardLink = ({ href, children }: CardLinkProps) => (
  <Link href={href} className={styles.link}>
    {children}
    <span className={styles.arrow}>
      {"\u00a0"}
      <Icon name={href.startsWith("/") ? "arrow-right" : "arrow-up-right"} />
    </span>
  </Link>
);
