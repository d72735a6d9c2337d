import { Button } from "../../components/Button/Button";
import { Text } from "../../components/Text/Text";
import { homeBand } from "../../shared/paths";
import styles from "./ContactInvitation.module.scss";

/** A link to the contact form, after the questions. */
export function ContactInvitation() {
  return (
    <aside className={`cluster ${styles.invitation}`} aria-label="Une autre question">
      <Text>
        {"Votre question n’est pas dans la liste\u202f? Posez-la\u00a0: elle fera peut-être le prochain article."}
      </Text>
      <Button href={homeBand("contact")} variant="secondary">
        Contactez-nous
      </Button>
    </aside>
  );
}
