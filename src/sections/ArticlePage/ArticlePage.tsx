import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type ReactNode, useState } from "react";
import { BackLink } from "../../components/BackLink/BackLink";
import { Badge } from "../../components/Badge/Badge";
import { Button } from "../../components/Button/Button";
import { type Download, DownloadsPanel } from "../../components/Downloads/Downloads";
import { FrenchDate, Updated } from "../../components/FrenchDate/FrenchDate";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { NextStep, type NextStepTexts } from "../../components/NextStep/NextStep";
import { Picture } from "../../components/Picture/Picture";
import { Related, RelatedBand, type RelatedPage } from "../../components/Related/Related";
import { Text } from "../../components/Text/Text";
import { paths } from "../../shared/paths";
import styles from "./ArticlePage.module.scss";

/**
 * Opens the system's share sheet with the page's URL; copies the URL if it is missing or fails.
 *
 * @returns the outcome; closing the sheet counts as shared.
 */
export async function shareAddress(title: string): Promise<"shared" | "copied" | "failed"> {
  const url = window.location.origin + window.location.pathname;
  // Both are typed as always present; desktop Firefox lacks `share`, and plain HTTP both.
  const { share, clipboard } = navigator as Partial<Navigator>;
  if (share) {
    try {
      await share.call(navigator, { title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    if (!clipboard) return "failed";
    await clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}

type Author = {
  name: string;
  about: string;
  portrait?: IGatsbyImageData | undefined;
  profile?: { href: string; label: string };
};

const initials = (name: string) =>
  name
    .split(/[\s-]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

type PortraitProps = { author: Author; loading?: "lazy" | "eager" };

/** The author's portrait, or initials. */
function Portrait({ author: { name, portrait }, loading = "lazy" }: PortraitProps) {
  return (
    <span className={`display ${styles.portrait}`} aria-hidden="true">
      {portrait ? <Picture image={portrait} alt="" loading={loading} sizes="3.5rem" /> : initials(name)}
    </span>
  );
}

const results = {
  shared: "",
  copied: "Lien copié.",
  failed: "Le lien n’a pas pu être copié\u00a0: prenez-le dans la barre d’adresse.",
};

/** Opens the system's share sheet, or copies the page's URL if there is none. */
function ShareButton({ title }: { title: string }) {
  const [result, setResult] = useState<keyof typeof results>();
  return (
    <div className={`scripted small ${styles.share}`}>
      <Button
        variant="secondary"
        className={styles.button}
        onClick={() => {
          setResult(undefined);
          void shareAddress(title).then(setResult);
        }}
      >
        <Icon name="share-2" size={18} />
        Partager
      </Button>
      <Text role="status" className={styles.result}>
        {result && results[result]}
      </Text>
    </div>
  );
}

type ArticleFacts = {
  title: string;
  category: string;
  /** «AAAA-MM-JJ», as is `updated`. */
  date: string;
  updated?: string | null;
  /** What the update changed. */
  changes?: string | null;
  minutes: number;
  intro: string;
  notice?: string | null;
  coverAlt: string;
  cover: IGatsbyImageData | undefined;
};

type ArticleHeaderProps = {
  article: ArticleFacts;
  author: Author;
  /** Whether there is a blog to go back to. */
  hasBlog: boolean;
};

/** Title, category, cover, dates, reading time, author and introduction. */
function ArticleHeader({ article, author, hasBlog }: ArticleHeaderProps) {
  const { title, category, date, updated, changes, minutes, intro, notice, cover, coverAlt } = article;
  return (
    <header className="entry">
      <div className={`cluster ${styles.ways}`}>
        {hasBlog ? (
          <BackLink href={paths.blog}>Retour au blog</BackLink>
        ) : (
          <BackLink href={paths.home}>Retour à l’accueil</BackLink>
        )}
        <ShareButton title={title} />
      </div>
      <div className={styles.opening}>
        <div className={`stack ${styles.heading}`}>
          <Badge>{category}</Badge>
          <Text as="h1" className={styles.title}>
            {title}
          </Text>
        </div>
        {cover && (
          <Picture
            image={cover}
            alt={coverAlt}
            loading="eager"
            className={styles.cover}
            sizes="(min-width: 48em) 40rem, calc(100vw - 2.5rem)"
          />
        )}
      </div>
      <div className={`quiet small ${styles.facts}`}>
        <Portrait author={author} loading="eager" />
        <div>
          <Text className={styles.author}>{author.name}</Text>
          <div className={`cluster ${styles.publication}`}>
            <Text>
              <FrenchDate day={date} />
            </Text>
            <Text>{`${minutes}\u00a0min de lecture`}</Text>
          </div>
        </div>
        {updated && <Updated day={updated} changes={changes} />}
      </div>
      <div className={`stack ${styles.summary}`}>
        <Text className={styles.intro}>{intro}</Text>
        {notice && (
          <Text className="small callout" data-tone="tip" role="note">
            {notice}
          </Text>
        )}
      </div>
    </header>
  );
}

/** The author, with a link to their profile. */
function AuthorBox({ author }: { author: Author }) {
  const { name, about, profile } = author;
  return (
    <section className={styles.box} aria-label="À propos de l’auteur">
      <Portrait author={author} />
      <div>
        <Text className="strong">{name}</Text>
        <Text className="quiet">{about}</Text>
        {profile && (
          <Text>
            <Link href={profile.href}>{profile.label}</Link>
          </Text>
        )}
      </div>
    </section>
  );
}

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
function FurtherReading({ neighbours: { previous, next, related } }: { neighbours: Neighbours }) {
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

type Props = {
  article: ArticleFacts & {
    cta: NextStepTexts;
    downloads?: readonly Download[] | null;
  };
  author: Author;
  hasBlog: boolean;
  neighbours: Neighbours;
  /** The body, rendered by the build. */
  children: ReactNode;
};

/** The page of an article. */
export function ArticlePage({ article, author, hasBlog, neighbours, children }: Props) {
  return (
    <>
      <article className={styles.article}>
        <div className={styles.progress} aria-hidden="true" />
        <ArticleHeader article={article} author={author} hasBlog={hasBlog} />
        <div className="entry">{children}</div>
        <div className={`stack ${styles.end}`}>
          {article.downloads && <DownloadsPanel downloads={article.downloads} />}
          <NextStep texts={article.cta} />
          <AuthorBox author={author} />
        </div>
      </article>
      <FurtherReading neighbours={neighbours} />
    </>
  );
}
