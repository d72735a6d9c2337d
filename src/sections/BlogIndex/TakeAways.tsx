import { Downloads, type Download } from "../../components/Downloads/Downloads";
import { Link } from "../../components/Link/Link";
import styles from "./TakeAways.module.scss";

export type Offer = { slug: string; title: string; downloads: readonly Download[] };

/** All downloads, grouped by article. */
export function TakeAways({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <section className={styles.band} id="telechargements" aria-labelledby="telechargements-titre">
      <h2 id="telechargements-titre">Des fichiers à emporter</h2>
      <p className={styles.intro}>
        Les classeurs, fiches, tables et circuits des articles, la plupart remplis d’un exemple. Rien à laisser en
        échange.
      </p>
      <div className={styles.offers}>
        {offers.map(({ slug, title, downloads }) => (
          <div key={slug} className={styles.offer}>
            <h3 className={styles.article}>
              <Link href={`/blog/${slug}`}>{title}</Link>
            </h3>
            <Downloads downloads={downloads} />
          </div>
        ))}
      </div>
    </section>
  );
}
