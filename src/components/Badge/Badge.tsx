import type { ReactNode } from "react";
import styles from "./Badge.module.scss";

type Props = { children: ReactNode; tone?: "spark" | "plain"; className?: string };

/** A small pill, such as a category or «new». */
export function Badge({ children, tone = "plain", className }: Props) {
  return <span className={[styles.badge, styles[tone], className].filter(Boolean).join(" ")}>{children}</span>;
}
