import styles from "./Downloads.module.scss";

export type Download = {
  title: string;
  published: readonly {
    name: string;
    path: string;
    /** Bytes. */
    bytes: number;
  }[];
};

/** `7134` → «7 Ko»: never 0, and no decimals, for it only says that it is small. */
const size = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))}\u00a0Ko`;

/** Files to take away. Each link says its file's name, hence its type, and its size. */
export function Downloads({ downloads }: { downloads: readonly Download[] }) {
  return (
    <ul className={styles.list}>
      {downloads.map(({ title, published }) => (
        <li key={title} className={styles.item}>
          <p className={styles.title}>{title}</p>
          <ul className={styles.files}>
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
