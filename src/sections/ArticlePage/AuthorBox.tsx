import { Link } from "../../components/Link/Link";
import { Unbroken } from "../../components/Unbroken/Unbroken";
import styles from "./AuthorBox.module.scss";

export type Author = { name: string; about: string; profile?: { href: string; label: string } };

const initials = (name: string) =>
  name
    .split(/[\s-]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

/** Who signs, and where to learn more. */
export function AuthorBox({ author: { name, about, profile } }: { author: Author }) {
  return (
    <section className={styles.author} aria-label="À propos de l’auteur">
      <span className={styles.portrait} aria-hidden="true">
        {initials(name)}
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.about}>
          <Unbroken text={about} />
        </p>
        {profile && (
          <p>
            <Link href={profile.href}>{profile.label}</Link>
          </p>
        )}
      </div>
    </section>
  );
}
