import { BackLink } from "../../components/BackLink/BackLink";
import { Badge } from "../../components/Badge/Badge";
import { FrenchDate } from "../../components/FrenchDate/FrenchDate";
import { Icon } from "../../components/Icon/Icon";
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
};

type Props = {
  article: ArticleFacts;
  author: Author;
  /** Whether there is a blog to go back to. */
  hasBlog: boolean;
};

/** Title, category, dates, reading time, author and introduction. */
export function ArticleHeader({ article, author, hasBlog }: Props) {
  const { title, category, date, updated, changes, minutes, intro, notice } = article;
  return (
    <header className={styles.header}>
      {hasBlog ? (
        <BackLink href={paths.blog}>Retour au blog</BackLink>
      ) : (
        <BackLink href={paths.home}>Retour à l’accueil</BackLink>
      )}
      <div className={`stack ${styles.heading}`}>
        <Badge>{category}</Badge>
        <Text as="h1" className={styles.title}>
          {title}
        </Text>
      </div>
      <div className={`quiet small ${styles.facts}`}>
        <Portrait author={author} loading="eager" />
        <Text className={styles.author}>{author.name}</Text>
        <div className={`cluster ${styles.publication}`}>
          <Text>
            <FrenchDate day={date} />
          </Text>
          <Text>{`${minutes}\u00a0min de lecture`}</Text>
        </div>
        {updated && (
          <Text className={styles.wide}>
            Mis à jour le <FrenchDate day={updated} />
            {changes && `\u00a0: ${changes}`}
          </Text>
        )}
        <div className={styles.wide}>
          <ShareButton title={title} />
        </div>
      </div>
      <div className={`stack ${styles.opening}`}>
        <Text className={styles.intro}>{intro}</Text>
        {notice && (
          <Text beside className={`small ${styles.notice}`} role="note">
            <Icon name="info" size={20} />
            {notice}
          </Text>
        )}
      </div>
    </header>
  );
}
