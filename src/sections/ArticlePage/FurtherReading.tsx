import { frenchDate } from "../../components/french-date";
import { Link } from "../../components/Link/Link";
import styles from "./FurtherReading.module.scss";

type ArticleLink = { slug: string; title: string; category: string; date: string; minutes: number };

export type Neighbours = {
  previous: ArticleLink | null;
  next: ArticleLink | null;
  related: readonly ArticleLink[];
};

type StepProps = { article: ArticleLink; direction: string; className?: string | undefined };

const Step = ({ article, direction, className }: StepProps) => (
  <Link href={`/blog/${article.slug}`} className={[styles.step, className].filter(Boolean).join(" ")}>
    <span className={styles.direction}>{direction}</span>
    <span className={styles.stepTitle}>{article.title}</span>
  </Link>
);

/** Where to go from here: the articles closest in subject, then those before and after in time. */
export function FurtherReading({ neighbours: { previous, next, related } }: { neighbours: Neighbours }) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        {related.length > 0 && (
          <section aria-labelledby="a-lire">
            <h2 id="a-lire" className={styles.title}>
              À lire ensuite
            </h2>
            <ul className={styles.related}>
              {related.map(({ slug, title, category, date, minutes }) => (
                <li key={slug} className={styles.card}>
                  <p className={styles.category}>{category}</p>
                  <h3 className={styles.cardTitle}>
                    <Link href={`/blog/${slug}`}>{title}</Link>
                  </h3>
                  <p className={styles.facts}>
                    <time dateTime={date}>{frenchDate(date)}</time>
                    {`, ${minutes} min`}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {(previous ?? next) && (
          <nav aria-label="Articles voisins" className={styles.steps}>
            {previous && <Step article={previous} direction="Article précédent" />}
            {next && <Step article={next} direction="Article suivant" className={styles.forward} />}
          </nav>
        )}
      </div>
    </div>
  );
}
