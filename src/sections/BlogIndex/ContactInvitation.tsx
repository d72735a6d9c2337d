import { Button } from "../../components/Button/Button";
import { homeBand } from "../../shared/paths";
import styles from "./ContactInvitation.module.scss";

/** A link to the contact form, after the questions. */
export function ContactInvitation() {
  return (
    <aside className={styles.invitation} aria-label="Une autre question">
      <p>{"Votre question n’est pas dans la liste\u202f? Posez-la\u00a0: elle fera peut-être le prochain article."}</p>
      <Button href={homeBand("contact")} variant="secondary">
        Contactez-nous
      </Button>
    </aside>
  );
}
