import type { CSSProperties, ReactNode } from "react";
import styles from "./Card.module.scss";

type Props = {
  element: "article" | "li";
  children: ReactNode;
  id?: string;
  className?: string | undefined;
  style?: CSSProperties;
};

/** A clickable card: `CardLink` is its only link, stretched over the whole card. */
export const Card = ({ element: Element, className, ...rest }: Props) => (
  <Element {...rest} className={[styles.card, className].filter(Boolean).join(" ")} />
);
