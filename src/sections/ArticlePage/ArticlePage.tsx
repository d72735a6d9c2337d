import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import type { Download } from "../../components/Downloads/Downloads";
import { DownloadsPanel } from "../../components/Downloads/DownloadsPanel";
import { NextStep, type NextStepTexts } from "../../components/NextStep/NextStep";
import { Picture } from "../../components/Picture/Picture";
import { ArticleHeader, type ArticleFacts } from "./ArticleHeader";
import styles from "./ArticlePage.module.scss";
import { AuthorBox } from "./AuthorBox";
import { FurtherReading, type Neighbours } from "./FurtherReading";
import type { Author } from "./Portrait";

type Props = {
  article: ArticleFacts & {
    cta: NextStepTexts;
    coverAlt: string;
    cover: IGatsbyImageData | undefined;
    downloads?: readonly Download[] | null;
  };
  author: Author;
  hasBlog: boolean;
  neighbours: Neighbours;
  /** The body, rendered by the build. */
  children: ReactNode;
};

/** The page of an article. */
export function ArticlePage({ article, author, hasBlog, neighbours, children }: Props) {
  return (
    <>
      <article className={styles.article}>
        <div className={styles.progress} aria-hidden="true" />
        <ArticleHeader article={article} author={author} hasBlog={hasBlog} />
        {article.cover && (
          <div className={styles.cover}>
            <Picture
              image={article.cover}
              alt={article.coverAlt}
              loading="eager"
              sizes="(min-width: 80em) 53rem, (min-width: 64em) calc(100vw - 24rem), calc(100vw - 2.5rem)"
            />
          </div>
        )}
        <div className={styles.body}>{children}</div>
        <div className={`stack ${styles.end}`}>
          {article.downloads && <DownloadsPanel downloads={article.downloads} />}
          <NextStep texts={article.cta} />
          <AuthorBox author={author} />
        </div>
      </article>
      <FurtherReading neighbours={neighbours} />
    </>
  );
}
