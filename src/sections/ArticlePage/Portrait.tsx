import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "../../components/Picture/Picture";
import styles from "./Portrait.module.scss";

export type Author = {
  name: string;
  about: string;
  portrait?: IGatsbyImageData | undefined;
  profile?: { href: string; label: string };
};

const initials = (name: string) =>
  name
    .split(/[\s-]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

type Props = { author: Author; loading?: "lazy" | "eager" };

/** The author's portrait, or initials. */
export function Portrait({ author: { name, portrait }, loading = "lazy" }: Props) {
  return (
    <span className={`display ${styles.portrait}`} aria-hidden="true">
      {portrait ? <Picture image={portrait} alt="" loading={loading} sizes="3.5rem" /> : initials(name)}
    </span>
  );
}
