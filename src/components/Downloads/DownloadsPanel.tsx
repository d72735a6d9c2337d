import { Downloads, type Download } from "./Downloads";
import { Text } from "../Text/Text";
import styles from "./DownloadsPanel.module.scss";

/** The files a text offers for download, after it. */
export function DownloadsPanel({ downloads }: { downloads: readonly Download[] }) {
  return (
    <section className={`panel screenOnly ${styles.box}`} aria-labelledby="emporter-titre">
      <Text as="h2" id="emporter-titre" className={`minor ${styles.title}`}>
        À emporter
      </Text>
      <Downloads downloads={downloads} />
    </section>
  );
}
