import { Button } from "../../components/Button/Button";
import styles from "./Notice.module.scss";

type Props = { heading: string; lead: string };

/** A page with one thing to say and one way on. */
export function Notice({ heading, lead }: Props) {
  return (
    <div className={styles.notice}>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      <Button href="/">Retour à l’accueil</Button>
    </div>
  );
}
