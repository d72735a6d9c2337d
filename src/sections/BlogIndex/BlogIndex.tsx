import type { IGatsbyImageData } from "gatsby-plugin-image";
import { useState } from "react";
import { Badge } from "../../components/Badge/Badge";
import { Button } from "../../components/Button/Button";
import { Card, CardLink } from "../../components/Card/Card";
import { type Download, Downloads } from "../../components/Downloads/Downloads";
import { FrenchDate } from "../../components/FrenchDate/FrenchDate";
import { Link } from "../../components/Link/Link";
import { Picture } from "../../components/Picture/Picture";
import { Text } from "../../components/Text/Text";
import { homeBand, paths } from "../../shared/paths";
import styles from "./BlogIndex.module.scss";

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

/** A link to the contact form, after the questions. */
export function ContactInvitation() {
  return (
    <aside className={`cluster ${styles.invitation}`} aria-label="Une autre question">
      <Text>
        {"Votre question n’est pas dans la liste\u202f? Posez-la\u00a0: elle fera peut-être le prochain article."}
      </Text>
      <Button href={homeBand("contact")} variant="secondary">
        Contactez-nous
      </Button>
    </aside>
  );
}

export type ArticleSummary = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  /** «AAAA-MM-JJ», as is `updated`. */
  date: string;
  updated?: string | null | undefined;
  minutes: number;
  cover: IGatsbyImageData | undefined;
  coverAlt: string;
};

type ArticleCardProps = {
  article: ArticleSummary;
  /** Spans a whole row. */
  featured: boolean;
  /** Above the fold: its image is loaded eagerly. */
  first: boolean;
};

/** An article in the blog index. */
function ArticleCard({ article, featured, first }: ArticleCardProps) {
  const { slug, title, excerpt, category, date, updated, minutes, cover, coverAlt } = article;
  return (
    <Card element="article" className={featured ? `${styles.card} ${styles.featured}` : styles.card}>
      <div className={styles.words}>
        <Text className={`cluster quiet small ${styles.facts}`}>
          <Badge>{category}</Badge>
          <span>{`${minutes}\u00a0min de lecture`}</span>
        </Text>
        <Text as="h2" className={styles.title}>
          <CardLink href={paths.article(slug)}>{title}</CardLink>
        </Text>
        <Text className="quiet">{excerpt}</Text>
        <Text className={`quiet small ${styles.date}`}>
          <FrenchDate day={date} />
          {updated && (
            <>
              , revu en <FrenchDate day={updated.slice(0, "AAAA-MM".length)} />
            </>
          )}
        </Text>
      </div>
      {cover && (
        <Picture
          image={cover}
          alt={coverAlt}
          loading={first ? "eager" : "lazy"}
          className={styles.cover}
          sizes={`(min-width: 64em) ${featured ? "42rem" : "23rem, (min-width: 48em) 46vw"}, calc(100vw - 2.5rem)`}
        />
      )}
    </Card>
  );
}

type Invitation = { title: string; text: string };

type BookingCardProps = {
  invitation: Invitation;
  /** Articles before it: the card spans the rest of its row. */
  cards: number;
  /** Whether the first of them spans a whole row. */
  featured: boolean;
};

/** A call to action among the articles (docs/contrat.md, «Dans la page»). */
function BookingCard({ invitation: { title, text }, cards, featured }: BookingCardProps) {
  const restOfRow = (columns: number) => columns - ((featured ? cards - 1 : cards) % columns);
  const spans = [styles[`half${restOfRow(2)}`], styles[`third${restOfRow(3)}`]];
  return (
    <div className={["onBand", styles.booking, ...spans].join(" ")}>
      <Text as="h2" className={`minor ${styles.bookingTitle}`}>
        {title}
      </Text>
      <Text>{text}</Text>
      <Button href={homeBand("contact")} className={styles.action}>
        Prendre rendez-vous
      </Button>
    </div>
  );
}

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
