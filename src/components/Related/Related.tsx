import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Children, type ReactNode } from "react";
import { Card, CardLink } from "../Card/Card";
import { Picture } from "../Picture/Picture";
import { Text } from "../Text/Text";
import styles from "./Related.module.scss";

export type RelatedPage = {
  href: string;
  title: string;
  note: string;
  /** The main result of a case. */
  measure?: ReactNode;
  /** Decorative: rendered with an empty `alt`. */
  picture?: IGatsbyImageData | undefined;
};

type Props = {
  id: string;
  title: string;
  pages: readonly RelatedPage[];
  /** After a first list or a larger case, or beside a list: one or two are no larger than what is there. */
  second?: boolean;
};

/** Above the words, or beside them: with `auto` the browser uses the displayed width. */
const sizes = "auto, 23rem";

/** Cards that link to related pages. */
export function Related({ id, title, pages, second = false }: Props) {
  return (
    <section aria-labelledby={id}>
      <Text as="h2" id={id} className={`minor ${styles.title}`}>
        {title}
      </Text>
      <ul className={`stack ${styles.pages} ${pages.length < (second ? 3 : 2) ? styles.rows : ""}`}>
        {pages.map(({ href, title: page, note, measure, picture }) => (
          <Card element="li" key={href} className={styles.page}>
            <div className={styles.words}>
              <Text className={`small ${styles.note}`}>{note}</Text>
              <Text as="h3" className={styles.name}>
                <CardLink href={href}>{page}</CardLink>
              </Text>
              {measure}
            </div>
            {picture && <Picture image={picture} alt="" className={styles.picture} sizes={sizes} />}
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** The last section of a page: links to related pages; nothing when there are none. */
export const RelatedBand = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).length > 0 && <div className={`screenOnly ${styles.band}`}>{children}</div>;
