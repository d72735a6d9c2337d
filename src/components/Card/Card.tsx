import type { CSSProperties, ReactNode } from "react";
import styles from "./Card.module.scss";

type Props = {
  element: "article" | "li";
  children: ReactNode;
  id?: string;
  className?: string | undefined;
  style?: CSSProperties;
};

/** A card that leads somewhere: `CardLink` is the one link in it, and the whole card is its target. */
export const Card = ({ element: Element, className, ...rest }: Props) => (
  <Element {...rest} className={[styles.card, className].filter(Boolean).join(" ")} />
);
