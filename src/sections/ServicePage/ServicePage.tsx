import type { ReactNode } from "react";
import { BackLink } from "../../components/BackLink/BackLink";
import { Badge } from "../../components/Badge/Badge";
import { Button } from "../../components/Button/Button";
import { CaseTeaser, type CaseTeaserStory } from "../../components/CaseTeaser/CaseTeaser";
import type { Download } from "../../components/Downloads/Downloads";
import { DownloadsPanel } from "../../components/Downloads/Downloads";
import { Updated } from "../../components/FrenchDate/FrenchDate";
import { NextStep, type NextStepTexts } from "../../components/NextStep/NextStep";
import { Related, type RelatedPage } from "../../components/Related/Related";
import { Text } from "../../components/Text/Text";
import { homeBand } from "../../shared/paths";
import styles from "./ServicePage.module.scss";

type Props = {
  page: {
    title: string;
    /** Title of the card that leads here. */
    service: string;
    /** «De 2 400 à 7 200 € HT par projet». */
    price?: string | undefined;
    intro: string;
    /** «AAAA-MM-JJ». */
    updated?: string | null;
    cta: NextStepTexts;
    downloads?: readonly Download[] | null;
  };
  /** The case that shows what the page promises, after its first words. */
  proof?: CaseTeaserStory | undefined;
  /** Other cases of the service. */
  cases: readonly RelatedPage[];
  /** The body, rendered by the build. */
  children: ReactNode;
};

/** The page of a service: its answer and its call, the proof of it, the same call at the end. */
export function ServicePage({ page, proof, cases, children }: Props) {
  const { title, service, price, intro, updated, cta, downloads } = page;
  return (
    <article className={styles.page}>
      <header className="entry">
        <BackLink href={homeBand("services")}>Tous les services</BackLink>
        <div className={styles.opening}>
          <div className={`stack ${styles.heading}`}>
            <Badge>{service}</Badge>
            <Text as="h1" className={styles.title}>
              {title}
            </Text>
          </div>
          {/* Reader views drop a `div` that is a link for a good part. */}
          <p className={`cluster ${styles.offer}`} data-call="">
            {price && (
              <Text as="span" className="display">
                {price}
              </Text>
            )}
            <Button href={homeBand("contact")}>{cta.label}</Button>
          </p>
          <Text className={styles.intro}>{intro}</Text>
          {updated && <Updated day={updated} />}
          {proof && <CaseTeaser story={proof} loading="eager" />}
        </div>
      </header>
      <div className="entry">{children}</div>
      <div className={`stack ${styles.end}`}>
        {cases.length > 0 && <Related id="realisations-du-service" title="Réalisations" pages={cases} second />}
        <div className={styles.last}>
          {downloads && <DownloadsPanel downloads={downloads} />}
          <NextStep texts={cta} />
        </div>
      </div>
    </article>
  );
}
