import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Fragment, useEffect } from "react";
import { clearDraft } from "../../browser/contact/draft";
import { Button } from "../../components/Button/Button";
import { EntryIcon, Icon } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import { Related, RelatedBand, type RelatedPage } from "../../components/Related/Related";
import { SentMark } from "../../components/SentMark/SentMark";
import { Text } from "../../components/Text/Text";
import { paths } from "../../shared/paths";
import styles from "./Thanks.module.scss";

type StepsTexts = {
  /** What has just been done. */
  done: string;
  /** Who reads the message. */
  reader?: { image: IGatsbyImageData; caption: string } | undefined;
  method: readonly { icon: string; title: string }[];
};

/** The way ahead, as one thread: the message sent, who reads it, the steps of the method. */
function NextSteps({ steps: { done, reader, method } }: { steps: StepsTexts }) {
  return (
    <section aria-labelledby="suite" className={`panel ${styles.steps}`}>
      <Text as="h2" id="suite" className="minor">
        La suite
      </Text>
      <ol className={styles.thread}>
        <li className={`${styles.step} ${styles.done}`}>
          <span className={styles.mark}>
            <Icon name="check" />
          </span>
          <Text className={styles.name}>{done}</Text>
        </li>
        {reader && (
          <li className={styles.step}>
            <span className={styles.mark}>
              <Picture image={reader.image} alt="" className={styles.face} sizes="3rem" />
            </span>
            <Text className={styles.name}>{`Lu par ${reader.caption}`}</Text>
          </li>
        )}
        {method.map((step) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.mark}>
              <EntryIcon name={step.icon} />
            </span>
            <Text className={styles.name}>{step.title}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Props = {
  heading: string;
  lead: string;
  /** URL of the booking page, if there is one. */
  booking: string | null;
  /** What comes after the message; nothing without a method. */
  steps: StepsTexts;
  /** Cases to read meanwhile. */
  cases: readonly RelatedPage[];
};

/** «Merci,», «votre message est arrivé». */
const clausesOf = (heading: string) =>
  heading.split(", ").map((clause, index, { length }) => (index < length - 1 ? `${clause},` : clause));

/** Confirms that the message was sent, says when to expect a reply, and shows what comes after. */
export function Thanks({ heading, lead, booking, steps, cases }: Props) {
  // A form sent without scripts cannot clear its draft.
  useEffect(clearDraft, []);

  return (
    <>
      <div className={styles.thanks}>
        <div className={`stack ${styles.words}`}>
          <SentMark />
          <h1>
            {clausesOf(heading).map((clause) => (
              <Fragment key={clause}>
                <Text as="span" className={styles.clause}>
                  {clause}
                </Text>{" "}
              </Fragment>
            ))}
          </h1>
          <Text className="lead">{lead}</Text>
          <div className="cluster">
            {booking && <Button href={booking}>{"Réserver un appel de 30\u00a0minutes"}</Button>}
            <Button href={paths.home} variant="secondary">
              Retour à l’accueil
            </Button>
          </div>
        </div>
        {steps.method.length > 0 && <NextSteps steps={steps} />}
      </div>
      <RelatedBand>
        {cases.length > 0 && (
          <Related
            id="en-attendant"
            title={`En attendant, ${cases.length > 1 ? "deux réalisations" : "une réalisation"}`}
            pages={cases}
          />
        )}
      </RelatedBand>
    </>
  );
}
