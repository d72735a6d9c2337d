import type { IGatsbyImageData } from "gatsby-plugin-image";
import { BackLink } from "../../components/BackLink/BackLink";
import { Badge } from "../../components/Badge/Badge";
import { FrenchDate } from "../../components/FrenchDate/FrenchDate";
import { Picture } from "../../components/Picture/Picture";
import { entry } from "../../components/prose/reader-view";
import { Text } from "../../components/Text/Text";
import styles from "./ArticleHeader.module.scss";
import { type Author, Portrait } from "./Portrait";
import { ShareButton } from "./ShareButton";
import { paths } from "../../shared/paths";

export type ArticleFacts = {
  title: string;
  category: string;
  /** «AAAA-MM-JJ», as is `updated`. */
  date: string;
  updated?: string | null;
  /** What the update changed. */
  changes?: string | null;
  minutes: number;
  intro: string;
  notice?: string | null;
  coverAlt: string;
  cover: IGatsbyImageData | undefined;
};

type Props = {
  article: ArticleFacts;
  author: Author;
  /** Whether there is a blog to go back to. */
  hasBlog: boolean;
};

/** Title, category, cover, dates, reading time, author and introduction. */
export function ArticleHeader({ article, author, hasBlog }: Props) {
  const { title, category, date, updated, changes, minutes, intro, notice, cover, coverAlt } = article;
  return (
    <header className={entry}>
      <div className={`cluster ${styles.ways}`}>
        {hasBlog ? (
          <BackLink href={paths.blog}>Retour au blog</BackLink>
        ) : (
          <BackLink href={paths.home}>Retour à l’accueil</BackLink>
        )}
        <ShareButton title={title} />
      </div>
      <div className={styles.opening}>
        <div className={`stack ${styles.heading}`}>
          <Badge>{category}</Badge>
          <Text as="h1" className={styles.title}>
            {title}
          </Text>
        </div>
        {cover && (
          <Picture
            image={cover}
            alt={coverAlt}
            loading="eager"
            className={styles.cover}
            sizes="(min-width: 48em) 40rem, calc(100vw - 2.5rem)"
          />
        )}
      </div>
      <div className={`quiet small ${styles.facts}`}>
        <Portrait author={author} loading="eager" />
        <div>
          <Text className={styles.author}>{author.name}</Text>
          <div className={`cluster ${styles.publication}`}>
            <Text>
              <FrenchDate day={date} />
            </Text>
            <Text>{`${minutes}\u00a0min de lecture`}</Text>
          </div>
        </div>
        {updated && (
          <Text>
            Mis à jour le <FrenchDate day={updated} />
            {changes && `\u00a0: ${changes}`}
          </Text>
        )}
      </div>
      <div className={`stack ${styles.summary}`}>
        <Text className={styles.intro}>{intro}</Text>
        {notice && (
          <Text className="small callout" data-tone="tip" role="note">
            {notice}
          </Text>
        )}
      </div>
    </header>
  );
}
