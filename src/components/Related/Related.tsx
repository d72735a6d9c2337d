import { Children, type ReactNode } from "react";
import { Card } from "../Card/Card";
import { CardLink } from "../Card/CardLink";
import { Text } from "../Text/Text";
import styles from "./Related.module.scss";

export type RelatedPage = { href: string; title: string; note: string };

type Props = { id: string; title: string; pages: readonly RelatedPage[] };

/** Cards that link to related pages. */
export function Related({ id, title, pages }: Props) {
  return (
    <section aria-labelledby={id}>
      <Text as="h2" id={id} className={`minor ${styles.title}`}>
        {title}
      </Text>
      <ul className={`stack ${styles.pages}`}>
        {pages.map(({ href, title: page, note }) => (
          <Card element="li" key={href} className={styles.page}>
            <Text className={`small ${styles.note}`}>{note}</Text>
            <Text as="h3" className={styles.name}>
              <CardLink href={href}>{page}</CardLink>
            </Text>
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** The last section of a page: links to related pages; nothing when there are none. */
export const RelatedBand = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).length > 0 && <div className={`screenOnly ${styles.band}`}>{children}</div>;
