import type { ReactNode } from "react";
import { Card } from "../Card/Card";
import { CardLink } from "../Card/CardLink";
import styles from "./Related.module.scss";

export type RelatedPage = { href: string; title: string; note: string };

type Props = { id: string; title: string; pages: readonly RelatedPage[] };

/** Cards that link to related pages. */
export function Related({ id, title, pages }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.pages}>
        {pages.map(({ href, title: page, note }) => (
          <Card element="li" key={href} className={styles.page}>
            <p className={styles.note}>{note}</p>
            <h3 className={styles.name}>
              <CardLink href={href}>{page}</CardLink>
            </h3>
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** The last section of a page: links to related pages. */
export const RelatedBand = ({ children }: { children: ReactNode }) => <div className={styles.band}>{children}</div>;
