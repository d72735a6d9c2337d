import { Link } from "../../components/Link/Link";
import { NoHyphenBreak } from "../../components/NoHyphenBreak/NoHyphenBreak";
import styles from "./AuthorBox.module.scss";
import { type Author, Portrait } from "./Portrait";

/** The author, with a link to their profile. */
export function AuthorBox({ author }: { author: Author }) {
  const { name, about, profile } = author;
  return (
    <section className={styles.author} aria-label="À propos de l’auteur">
      <Portrait author={author} />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.about}>
          <NoHyphenBreak text={about} />
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
