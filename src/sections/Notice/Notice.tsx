import { Button } from "../../components/Button/Button";
import styles from "./Notice.module.scss";

type Props = {
  heading: string;
  lead: string;
  /** The page where a call is booked, for who may want one now. */
  booking?: string;
};

/** A page with one thing to say and one way on, or two. */
export function Notice({ heading, lead, booking }: Props) {
  return (
    <div className={styles.notice}>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.ways}>
        {booking && <Button href={booking}>{"Réserver un appel de 30\u00a0minutes"}</Button>}
        <Button href="/" variant={booking ? "secondary" : "primary"}>
          Retour à l’accueil
        </Button>
      </div>
    </div>
  );
}
