import type { ReactNode } from "react";
import type { Download } from "../../components/Downloads/Downloads";
import { DownloadsPanel } from "../../components/Downloads/Downloads";
import { entry } from "../../components/prose/reader-view";
import { NextStep, type NextStepTexts } from "../../components/NextStep/NextStep";
import { ArticleHeader, type ArticleFacts } from "./ArticleHeader";
import styles from "./ArticlePage.module.scss";
import { AuthorBox } from "./AuthorBox";
import { FurtherReading, type Neighbours } from "./FurtherReading";
import type { Author } from "./Portrait";

type Props = {
  article: ArticleFacts & {
    cta: NextStepTexts;
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
        <div className={entry}>{children}</div>
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
