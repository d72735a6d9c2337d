import { Text } from "../Text/Text";
import styles from "./Downloads.module.scss";

export type Download = {
  title: string;
  published: readonly { name: string; path: string; bytes: number }[];
};

/** `7134` → «7 Ko»: at least 1, no decimals. */
const size = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))}\u00a0Ko`;

/** Downloadable files. Each link gives the file's name, with its extension, and its size. */
export function Downloads({ downloads }: { downloads: readonly Download[] }) {
  return (
    <ul className="stack">
      {downloads.map(({ title, published }) => (
        <li key={title} className={styles.item}>
          <Text className={styles.title}>{title}</Text>
          <ul className={`cluster quiet small ${styles.files}`}>
            {published.map(({ name, path, bytes }) => (
              <li key={name}>
                <a href={path} download>
                  {name}
                </a>{" "}
                {`(${size(bytes)})`}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
