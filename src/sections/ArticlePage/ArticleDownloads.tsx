import { Downloads, type Download } from "../../components/Downloads/Downloads";
import { Text } from "../../components/Text/Text";
import styles from "./ArticleDownloads.module.scss";

/** The files an article offers for download, after its text. */
export function ArticleDownloads({ downloads }: { downloads: readonly Download[] }) {
  return (
    <section className={`panel screenOnly ${styles.box}`} aria-labelledby="emporter-titre">
      <Text as="h2" id="emporter-titre" className={`minor ${styles.title}`}>
        À emporter
      </Text>
      <Downloads downloads={downloads} />
    </section>
  );
}
