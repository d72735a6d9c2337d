import { Button } from "../../components/Button/Button";
import { Text } from "../../components/Text/Text";
import { homeBand } from "../../shared/paths";
import styles from "./BookingCard.module.scss";

export type Invitation = { title: string; text: string };

type Props = {
  invitation: Invitation;
  /** Grid cells already taken: the card spans the rest of its row. */
  cellsBefore: number;
};

/** Number of columns left in the row. */
const restOfRow = (cellsBefore: number, columns: number) => columns - (cellsBefore % columns);

/** A call to action among the articles (docs/contrat.md, «Dans la page»). */
export function BookingCard({ invitation: { title, text }, cellsBefore }: Props) {
  const spans = [styles[`half${restOfRow(cellsBefore, 2)}`], styles[`third${restOfRow(cellsBefore, 3)}`]];
  return (
    <div className={[styles.card, ...spans].join(" ")}>
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
