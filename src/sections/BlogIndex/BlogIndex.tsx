import { useState } from "react";
import { ArticleCard, type ArticleSummary } from "./ArticleCard";
import { BookingCard, type Invitation } from "./BookingCard";
import { Text } from "../../components/Text/Text";
import styles from "./BlogIndex.module.scss";

type Props = {
  heading: string;
  lead: string;
  /** Newest first. */
  articles: readonly ArticleSummary[];
  invitation: Invitation;
};

const everything = "Tous";

/** From this many articles on, the newest spans a whole row. */
const minForFeatured = 4;

/** The categories that hold several articles: another one would show a single card. */
const filtersOf = (articles: readonly ArticleSummary[]) => {
  const names = articles.map(({ category }) => category);
  return [...new Set(names)].filter((name) => names.indexOf(name) < names.lastIndexOf(name));
};

const count = (articles: readonly ArticleSummary[]) => `${articles.length} article${articles.length > 1 ? "s" : ""}`;

/** The grid of articles, with a filter by category. */
export function BlogIndex({ heading, lead, articles, invitation }: Props) {
  const [category, setCategory] = useState(everything);
  const filters = filtersOf(articles);
  const shown = articles.filter((article) => category === everything || article.category === category);
  const featured = shown.length >= minForFeatured;
  return (
    <section className={styles.index} aria-labelledby="articles-titre">
      <header className={`columns ${styles.header}`}>
        <Text as="h1" id="articles-titre">
          {heading}
        </Text>
        <Text className={`lead ${styles.lead}`}>{lead}</Text>
      </header>
      {filters.length > 1 && (
        <div className={`cluster apart scripted ${styles.filter}`}>
          <div role="group" aria-label="Filtrer par catégorie" className={`cluster ${styles.categories}`}>
            {[everything, ...filters].map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === category}
                className={`small ${styles.category}`}
                onClick={() => setCategory(name)}
              >
                {name}
              </button>
            ))}
          </div>
          <Text role="status" className="quiet small">
            {count(shown)}
          </Text>
        </div>
      )}
      <div className={`columns halves ${styles.grid}`}>
        {shown.map((article, index) => (
          <ArticleCard key={article.slug} article={article} featured={featured && index === 0} first={index === 0} />
        ))}
        <BookingCard invitation={invitation} cards={shown.length} featured={featured} />
      </div>
    </section>
  );
}
