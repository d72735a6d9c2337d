import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Badge } from "../../components/Badge/Badge";
import { Card } from "../../components/Card/Card";
import { CardLink } from "../../components/Card/CardLink";
import { FrenchDate, frenchDate } from "../../components/FrenchDate/FrenchDate";
import { Picture } from "../../components/Picture/Picture";
import { Text } from "../../components/Text/Text";
import { paths } from "../../shared/paths";
import styles from "./ArticleCard.module.scss";

export type ArticleSummary = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  /** «AAAA-MM-JJ», as is `updated`. */
  date: string;
  updated?: string | null | undefined;
  minutes: number;
  cover: IGatsbyImageData | undefined;
  coverAlt: string;
};

type Props = {
  article: ArticleSummary;
  /** Spans a whole row. */
  featured: boolean;
  /** Above the fold: its image is loaded eagerly. */
  first: boolean;
};

/** An article in the blog index. */
export function ArticleCard({ article, featured, first }: Props) {
  const { slug, title, excerpt, category, date, updated, minutes, cover, coverAlt } = article;
  return (
    <Card element="article" className={featured ? `${styles.card} ${styles.featured}` : styles.card}>
      <div className={styles.text}>
        <Text className={`cluster quiet small ${styles.facts}`}>
          <Badge>{category}</Badge>
          <span>{`${minutes}\u00a0min de lecture`}</span>
        </Text>
        <Text as="h2" className={styles.title}>
          <CardLink href={paths.article(slug)}>{title}</CardLink>
        </Text>
        <Text className="quiet">{excerpt}</Text>
        <Text className={`quiet small ${styles.date}`}>
          <FrenchDate day={date} />
          {updated && `, revu en ${frenchDate(updated.slice(0, "AAAA-MM".length))}`}
        </Text>
      </div>
      {cover && (
        <Picture
          image={cover}
          alt={coverAlt}
          loading={first ? "eager" : "lazy"}
          className={styles.cover}
          sizes={`(min-width: 64em) ${featured ? "42rem" : "23rem, (min-width: 48em) 46vw"}, calc(100vw - 2.5rem)`}
        />
      )}
    </Card>
  );
}
