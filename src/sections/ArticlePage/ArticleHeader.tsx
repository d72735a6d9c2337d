import { BackLink } from "../../components/BackLink/BackLink";
import { Badge } from "../../components/Badge/Badge";
import { FrenchDate } from "../../components/FrenchDate/FrenchDate";
import { Icon } from "../../components/Icon/Icon";
import { NoHyphenBreak } from "../../components/NoHyphenBreak/NoHyphenBreak";
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
  minutes: number;
  intro: string;
  notice?: string | null;
};

type Props = { article: ArticleFacts; author: Author };

/** Title, category, dates, reading time, author and introduction. */
export function ArticleHeader({ article, author }: Props) {
  const { title, category, date, updated, minutes, intro, notice } = article;
  return (
    <header className={styles.header}>
      <BackLink href={paths.blog}>Retour au blog</BackLink>
      <div className={styles.heading}>
        <Badge>{category}</Badge>
        <h1 className={styles.title}>
          <NoHyphenBreak text={title} />
        </h1>
      </div>
      <div className={styles.facts}>
        <p className={styles.author}>
          <Portrait author={author} loading="eager" />
          {author.name}
        </p>
        <p>
          <FrenchDate day={date} />
        </p>
        {updated && (
          <p>
            Mis à jour le <FrenchDate day={updated} />
          </p>
        )}
        <p>{`${minutes}\u00a0min de lecture`}</p>
        <ShareButton title={title} />
      </div>
      <div className={styles.opening}>
        <p className={styles.intro}>{intro}</p>
        {notice && (
          <p className={styles.notice} role="note">
            <Icon name="info" size={20} />
            {notice}
          </p>
        )}
      </div>
    </header>
  );
}
