import { Button } from "../../components/Button/Button";
import { Related, RelatedBand, type RelatedPage } from "../../components/Related/Related";
import { SentMark } from "../../components/SentMark/SentMark";
import { Text } from "../../components/Text/Text";
import { paths } from "../../shared/paths";
import styles from "./Thanks.module.scss";

type Props = {
  heading: string;
  lead: string;
  /** URL of the booking page, if there is one. */
  booking: string | null;
  /** Cases to read meanwhile. */
  cases: readonly RelatedPage[];
};

/** Confirms that the message was sent, and says when to expect a reply. */
export function Thanks({ heading, lead, booking, cases }: Props) {
  return (
    <>
      <div className={`stack ${styles.thanks}`}>
        <SentMark />
        <Text as="h1">{heading}</Text>
        <Text className={`lead ${styles.lead}`}>{lead}</Text>
        <div className="cluster">
          {booking && <Button href={booking}>{"Réserver un appel de 30\u00a0minutes"}</Button>}
          <Button href={paths.home} variant="secondary">
            Retour à l’accueil
          </Button>
        </div>
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
