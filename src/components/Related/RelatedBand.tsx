import type { ReactNode } from "react";
import styles from "./RelatedBand.module.scss";

/** The last section of a page: links to related pages. */
export const RelatedBand = ({ children }: { children: ReactNode }) => <div className={styles.band}>{children}</div>;
