import { Link } from "../../components/Link/Link";
import { Text } from "../../components/Text/Text";
import styles from "./AuthorBox.module.scss";
import { type Author, Portrait } from "./Portrait";

/** The author, with a link to their profile. */
export function AuthorBox({ author }: { author: Author }) {
  const { name, about, profile } = author;
  return (
    <section className={styles.author} aria-label="À propos de l’auteur">
      <Portrait author={author} />
      <div>
        <Text className={styles.name}>{name}</Text>
        <Text className="quiet">{about}</Text>
        {profile && (
          <Text>
            <Link href={profile.href}>{profile.label}</Link>
          </Text>
        )}
      </div>
    </section>
  );
}
