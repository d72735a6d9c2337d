import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Account, type AccountTexts } from "./Account";
import { NextStep, type NextStepTexts } from "../../components/NextStep/NextStep";
import { entry } from "../../components/prose/reader-view";
import { Picture } from "../../components/Picture/Picture";
import { Quote, type Testimonial } from "../../components/Quote/Quote";
import type { RelatedPage } from "../../components/Related/Related";
import { CaseFacts, type Facts } from "./CaseFacts";
import { CaseHeader } from "./CaseHeader";
import { Text } from "../../components/Text/Text";
import styles from "./CasePage.module.scss";
import { Measures, type MeasureRows } from "./Measures";
import { RelatedPages } from "./RelatedPages";

export type CaseStory = Facts & {
  title: string;
  sector: string;
  /** The problem, in the client's words. */
  problem: string;
  approach: string;
  /** The rest of the story. */
  chapters: readonly { title: string; text: string }[];
  measures: readonly MeasureRows[];
  account: AccountTexts | null;
  testimonial: Testimonial | null;
  image: IGatsbyImageData;
  imageAlt: string;
};

type Props = {
  story: CaseStory;
  cases: readonly RelatedPage[];
  articles: readonly RelatedPage[];
  invitation: NextStepTexts;
};

/** The whole of its column (CasePage.module.scss). */
const sizes = "(min-width: 80em) 53rem, (min-width: 64em) calc(100vw - 24rem), calc(100vw - 2.5rem)";

/** The page of a case: problem, approach, results, related pages. */
export function CasePage({ story, cases, articles, invitation }: Props) {
  const { title, sector, client, problem, approach, chapters, measures, account, testimonial } = story;
  const { image, imageAlt } = story;
  return (
    <>
      {/* One flow, which reader views keep whole: what groups chapters or figures in it is a `section`. */}
      <article className={`${entry} ${styles.case}`}>
        <CaseHeader title={title} sector={sector} client={client} measure={measures[0]} />
        <Picture image={image} alt={imageAlt} loading="eager" className={styles.picture} sizes={sizes} />
        <CaseFacts facts={story} />
        <section aria-labelledby="probleme" className={styles.problem}>
          <Text as="h2" id="probleme">
            Le problème
          </Text>
          <Text className="display">{problem}</Text>
        </section>
        <section className={styles.answered}>
          <section aria-labelledby="reponse" className={styles.answer}>
            <Text as="h2" id="reponse">
              La réponse
            </Text>
            <Text>{approach}</Text>
          </section>
          {/* One alone is in the header. */}
          {measures.length > 1 && <Measures measures={measures} />}
        </section>
        {chapters.length > 0 && (
          <section className={`${styles.chapters} ${chapters.length % 2 > 0 ? styles.odd : ""}`}>
            {chapters.map((chapter) => (
              <section key={chapter.title} aria-label={chapter.title}>
                <Text as="h2">{chapter.title}</Text>
                <Text>{chapter.text}</Text>
              </section>
            ))}
          </section>
        )}
        {account && <Account account={account} className={styles.account} />}
        {testimonial && (
          <section aria-label="Le témoignage du client" className={styles.voice}>
            <Quote testimonial={testimonial} />
          </section>
        )}
        <NextStep texts={invitation} />
      </article>
      <RelatedPages cases={cases} articles={articles} />
    </>
  );
}
