import type { ReactNode } from "react";
import { Link } from "../Link/Link";
import styles from "./Card.module.scss";

type Props = { href: string; children: ReactNode };

/** Held to the last word by a no-break space; drawn as a sign, never as an emoji. */
const arrows = { inside: "\u00a0→", outside: "\u00a0↗\ufe0e" };

/** Where a `Card` leads. Its arrow says that it does, and whether that is outside the site. */
export const CardLink = ({ href, children }: Props) => (
  <Link href={href} className={styles.link}>
    {children}
    <span aria-hidden="true" className={styles.arrow}>
      {href.startsWith("/") ? arrows.inside : arrows.outside}
    </span>
  </Link>
);
