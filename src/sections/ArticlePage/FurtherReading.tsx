import { Link } from "../../components/Link/Link";
import { Related, RelatedBand, type RelatedPage } from "../../components/Related/Related";
import { paths } from "../../shared/paths";
import styles from "./FurtherReading.module.scss";

type ArticleLink = { slug: string; title: string };

export type Neighbours = {
  previous: ArticleLink | null;
  next: ArticleLink | null;
  related: readonly RelatedPage[];
};

type StepProps = { article: ArticleLink; direction: string; className?: string | undefined };

const Step = ({ article: { slug, title }, direction, className }: StepProps) => (
  <Link href={paths.article(slug)} className={className}>
    <small className="quiet small">{`${direction} `}</small>
    {title}
  </Link>
);

/** Links to the closest articles, then to the previous and the next one by date. */
export function FurtherReading({ neighbours: { previous, next, related } }: { neighbours: Neighbours }) {
  return (
    <RelatedBand>
      {related.length > 0 && <Related id="a-lire" title="À lire ensuite" pages={related} />}
      {(previous ?? next) && (
        <nav aria-label="Articles voisins" className={`columns halves ${styles.steps}`}>
          {previous && <Step article={previous} direction="Article précédent" />}
          {next && <Step article={next} direction="Article suivant" className={styles.forward} />}
        </nav>
      )}
    </RelatedBand>
  );
}
