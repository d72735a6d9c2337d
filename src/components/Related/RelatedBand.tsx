import type { ReactNode } from "react";
import styles from "./RelatedBand.module.scss";

/** The last band of a page that one reads: where a reader who stays goes next. */
export const RelatedBand = ({ children }: { children: ReactNode }) => (
  <div className={styles.band}>
    <div className={styles.inner}>{children}</div>
  </div>
);
