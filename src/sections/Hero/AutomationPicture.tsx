import styles from "./AutomationPicture.module.scss";

/**
 * The signature of the site: a request filled in a form becomes a row of a table, a model
 * drafts, a person ticks the answer before it leaves. Drawn in the page, so that it follows the colour scheme and is
 * no candidate for the largest paint; moved by CSS alone.
 */
export function AutomationPicture() {
  return (
    <div className={styles.picture}>
      {/* What moves by itself for more than five seconds can be stopped (WCAG 2.2.2). */}
      <input type="checkbox" className={styles.hold} aria-label="Figer l’animation" />
      <span className={styles.sign} aria-hidden="true" />
      <div className={styles.scene}>
        <svg
          className={styles.drawing}
          viewBox="0 0 440 404"
          role="img"
          aria-label="Un formulaire rempli ajoute une ligne à une table, un modèle d’IA rédige la réponse, qu’une personne valide avant l’envoi."
        >
          <path className={styles.line} d="M164 124H232M330 212v12q0 10-10 10H122q-10 0-10 10v16M200 330H246" />
          <g className={styles.card}>
            <rect x="8" y="14" width="156" height="180" rx="14" />
            <rect x="232" y="40" width="200" height="172" rx="14" />
            <rect x="24" y="260" width="176" height="136" rx="14" />
            <path d="M260 280h158a14 14 0 0 1 14 14v72a14 14 0 0 1-14 14H282l-22 18v-18a14 14 0 0 1-14-14v-72a14 14 0 0 1 14-14Z" />
            <path className={styles.head} d="M233 82V54q0-13 13-13h172q13 0 13 13v28Z" />
          </g>
          <g className={styles.label}>
            <text x="26" y="44">
              Demande
            </text>
            <text x="250" y="68">
              Suivi
            </text>
            <text x="72" y="294">
              Modèle
            </text>
            <text x="266" y="310">
              Réponse relue
            </text>
          </g>
          <g className={styles.rule}>
            <rect x="26" y="58" width="120" height="28" rx="6" />
            <rect x="26" y="96" width="120" height="28" rx="6" />
            <path d="M233 114h198M233 146h198M233 178h198" />
          </g>
          <path
            className={styles.bar}
            d="M38 72h62M38 110h42M250 98h62M250 130h48M250 162h70M44 324h136M44 346h136M44 368h72M266 332h142M266 354h88"
          />
          <path className={styles.button} d="M38 156h62" />
          <path className={styles.sky} d="M366 98h40" />
          <path className={styles.coral} d="M366 130h24" />
          <path className={styles.mint} d="M366 162h40" />
          <g className={styles.row}>
            <path className={styles.fresh} d="M233 179h198v19q0 13-13 13H246q-13 0-13-13Z" />
            <path className={styles.ink} d="M250 195h56M366 195h24" />
          </g>
          <path className={styles.star} d="M50 274q2 13 15 15-13 2-15 15-2-13-15-15 13-2 15-15Z" />
          <g className={styles.ink}>
            <path className={styles.first} d="M44 324h136" />
            <path className={styles.second} d="M44 346h136" />
            <path className={styles.third} d="M44 368h72" />
          </g>
          <g className={styles.sent}>
            <path className={styles.ink} d="M266 332h142M266 354h88" />
            <circle className={styles.seal} cx="408" cy="358" r="12" />
            <path className={styles.tick} d="m402 358 4 4 8-8" />
          </g>
          <circle className={styles.dot} r="8" />
        </svg>
      </div>
    </div>
  );
}
