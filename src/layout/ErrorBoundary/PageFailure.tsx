import { Text } from "../../components/Text/Text";
import styles from "./PageFailure.module.scss";

/** Shown when a page fails to render (docs/contrat.md, «Dans la page»). */
export function PageFailure() {
  return (
    <main id="contenu" className={`stack ${styles.main}`} role="alert">
      <Text as="h1" lang="en">
        Unexpected Application Error!
      </Text>
      <Text>La page n’a pas pu s’afficher. Rechargez-la, ou repartez de l’accueil.</Text>
      <Text>
        <a href="/">Retour à l’accueil</a>
      </Text>
    </main>
  );
}
