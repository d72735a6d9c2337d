import styles from "./BrokenLinkPicture.module.scss";

/** Illustration of the 404 page: a broken line between two pages. */
export const BrokenLinkPicture = () => (
  <svg className={styles.picture} viewBox="0 0 440 260" aria-hidden="true">
    <g className={styles.card}>
      <rect x="8" y="24" width="140" height="150" rx="14" />
      <rect x="292" y="72" width="140" height="150" rx="14" />
      <path
        className={styles.head}
        d="M9 62V38q0-13 13-13h112q13 0 13 13v24ZM293 110V86q0-13 13-13h112q13 0 13 13v24Z"
      />
    </g>
    <path className={styles.bar} d="M28 44h44M28 86h92M28 110h64M28 134h80M312 92h52" />
    <path className={styles.unknown} d="M347 149a15 15 0 1 1 22 13q-7 4-7 12m0 16v1" />
    <path className={styles.line} d="M148 100h50q10 0 12 10l4 18M292 148h-36q-10 0-13-9l-5-19" />
    <path className={styles.cut} d="m206 146-8 10m22-6 2 13m22-61 8-10m-22 6-2-13" />
    <circle className={styles.dot} cx="222" cy="236" r="9" />
    <path className={styles.ground} d="M180 247h84" />
  </svg>
);
