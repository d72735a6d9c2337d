import { Downloads, type Download } from "../../components/Downloads/Downloads";
import styles from "./ArticleDownloads.module.scss";

/** The files an article offers for download, after its text. */
export function ArticleDownloads({ downloads }: { downloads: readonly Download[] }) {
  return (
    <section className={styles.box} aria-labelledby="emporter-titre">
      <h2 id="emporter-titre" className={styles.title}>
        À emporter
      </h2>
      <Downloads downloads={downloads} />
    </section>
  );
}
