import { Button } from "../../components/Button/Button";
import { Related, type RelatedPage } from "../../components/Related/Related";
import { RelatedBand } from "../../components/Related/RelatedBand";
import { SentMark } from "../../components/SentMark/SentMark";
import styles from "./Thanks.module.scss";

type Props = {
  heading: string;
  lead: string;
  /** The page where a call is booked, for who may want one now. */
  booking: string;
  /** What to read while waiting. */
  cases: readonly RelatedPage[];
};

/** A message has arrived: when an answer comes, and what to do meanwhile. */
export function Thanks({ heading, lead, booking, cases }: Props) {
  return (
    <>
      <div className={styles.thanks}>
        <SentMark />
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.ways}>
          <Button href={booking}>{"Réserver un appel de 30\u00a0minutes"}</Button>
          <Button href="/" variant="secondary">
            Retour à l’accueil
          </Button>
        </div>
      </div>
      <RelatedBand>
        <Related id="en-attendant" title="En attendant, deux réalisations" pages={cases} />
      </RelatedBand>
    </>
  );
}
