import { Fragment, useEffect } from "react";
import { clearDraft } from "../../browser/contact/draft";
import { Button } from "../../components/Button/Button";
import { Related, RelatedBand, type RelatedPage } from "../../components/Related/Related";
import { SentMark } from "../../components/SentMark/SentMark";
import { Text } from "../../components/Text/Text";
import { paths } from "../../shared/paths";
import { NextSteps, type StepsTexts } from "./NextSteps";
import styles from "./Thanks.module.scss";

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
  // Accepted without a script: the form could not do it.
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
          <Text className={`lead ${styles.lead}`}>{lead}</Text>
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
