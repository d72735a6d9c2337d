import type { ReactNode } from "react";
import { holdWords } from "../Text/Text";
import styles from "./Badge.module.scss";

type Props = { children: ReactNode; spark?: boolean; className?: string | undefined };

/** A small pill, such as a category or, in saffron, «new». */
export const Badge = ({ children, spark, className = "" }: Props) => (
  <span className={`small ${styles.badge} ${spark ? styles.spark : ""} ${className}`}>{holdWords(children)}</span>
);
