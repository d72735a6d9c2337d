import { Related, type RelatedPage } from "../../components/Related/Related";
import styles from "./NearBy.module.scss";

type Props = { cases: readonly RelatedPage[]; articles: readonly RelatedPage[] };

/** Where a reader who stays goes next. */
export function NearBy({ cases, articles }: Props) {
  if (cases.length + articles.length === 0) return null;
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        {cases.length > 0 && <Related id="cas-proches" title="Réalisations proches" pages={cases} />}
        {articles.length > 0 && <Related id="a-lire" title="À lire sur le sujet" pages={articles} />}
      </div>
    </div>
  );
}
