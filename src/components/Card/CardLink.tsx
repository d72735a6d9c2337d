import type { ReactNode } from "react";
import { Link } from "../Link/Link";
import styles from "./Card.module.scss";

type Props = { href: string; children: ReactNode };

/** The no-break space keeps the arrow with the last word; `\ufe0e` asks for the text glyph, not the emoji. */
const arrows = { internal: "\u00a0→", external: "\u00a0↗\ufe0e" };

/** The link of a `Card`, with an arrow that differs for external links. */
export const CardLink = ({ href, children }: Props) => (
  <Link href={href} className={styles.link}>
    {children}
    <span aria-hidden="true" className={styles.arrow}>
      {href.startsWith("/") ? arrows.internal : arrows.external}
    </span>
  </Link>
);
