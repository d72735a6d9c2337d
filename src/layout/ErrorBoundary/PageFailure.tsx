import styles from "./PageFailure.module.scss";

/** Shown when a page fails to render (docs/contrat.md, «Dans la page»). */
export function PageFailure() {
  return (
    <main id="contenu" className={styles.main} role="alert">
      <h1 lang="en">Unexpected Application Error!</h1>
      <p>La page n’a pas pu s’afficher. Rechargez-la, ou repartez de l’accueil.</p>
      <p>
        <a href="/">Retour à l’accueil</a>
      </p>
    </main>
  );
}
