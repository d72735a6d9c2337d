import { Downloads, type Download } from "../../components/Downloads/Downloads";
import { Link } from "../../components/Link/Link";
import { Text } from "../../components/Text/Text";
import { paths } from "../../shared/paths";
import styles from "./BlogDownloads.module.scss";

type DownloadGroup = { slug: string; title: string; downloads: readonly Download[] };

/** All downloads, grouped by article. */
export function BlogDownloads({ groups }: { groups: readonly DownloadGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section className={styles.band} id="telechargements" aria-labelledby="telechargements-titre">
      <Text as="h2" id="telechargements-titre">
        Des fichiers à emporter
      </Text>
      <Text className={`lead ${styles.intro}`}>
        Les classeurs, fiches, tables et circuits des articles, la plupart remplis d’un exemple. Rien à laisser en
        échange.
      </Text>
      <div className={styles.groups}>
        {groups.map(({ slug, title, downloads }) => (
          <div key={slug} className={styles.group}>
            <Text as="h3" className={styles.article}>
              <Link href={paths.article(slug)} className="standalone">
                {title}
              </Link>
            </Text>
            <Downloads downloads={downloads} />
          </div>
        ))}
      </div>
    </section>
  );
}
