import type { HTMLAttributes } from "react";
import styles from "./Card.module.scss";

type Props = { element: "article" | "li" } & HTMLAttributes<HTMLElement>;

/** A clickable card: `CardLink` is its only link, stretched over the whole card. */
export const Card = ({ element: Element, className = "", ...rest }: Props) => (
  <Element {...rest} className={`panel ${styles.card} ${className}`} />
);
