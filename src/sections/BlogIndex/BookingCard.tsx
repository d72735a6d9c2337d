import { Button } from "../../components/Button/Button";
import { Text } from "../../components/Text/Text";
import { homeBand } from "../../shared/paths";
import styles from "./BookingCard.module.scss";

export type Invitation = { title: string; text: string };

type Props = {
  invitation: Invitation;
  /** Articles before it: the card spans the rest of its row. */
  cards: number;
  /** Whether the first of them spans a whole row. */
  featured: boolean;
};

/** A call to action among the articles (docs/contrat.md, «Dans la page»). */
export function BookingCard({ invitation: { title, text }, cards, featured }: Props) {
  const restOfRow = (columns: number) => columns - ((featured ? cards - 1 : cards) % columns);
  const spans = [styles[`half${restOfRow(2)}`], styles[`third${restOfRow(3)}`]];
  return (
    <div className={["onBand", styles.card, ...spans].join(" ")}>
      <Text as="h2" className={`minor ${styles.title}`}>
        {title}
      </Text>
      <Text>{text}</Text>
      <Button href={homeBand("contact")} className={styles.action}>
        Prendre rendez-vous
      </Button>
    </div>
  );
}
