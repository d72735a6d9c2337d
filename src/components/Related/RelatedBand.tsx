import type { ReactNode } from "react";
import { InTurn } from "../InTurn/InTurn";
import styles from "./RelatedBand.module.scss";

/** The last band of a page that one reads: where a reader who stays goes next. */
export const RelatedBand = ({ children }: { children: ReactNode }) => (
  <div className={styles.band}>
    <div className={styles.inner}>
      <InTurn>{children}</InTurn>
    </div>
  </div>
);
