import styles from "./SentMark.module.scss";

/** An animated check mark: the message was sent. */
export const SentMark = () => (
  <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="24" />
    <path d="m14 25 7 7 14-15" pathLength="1" />
  </svg>
);
