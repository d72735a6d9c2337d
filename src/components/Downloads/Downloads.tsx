import type { InterfaceIcon } from "../../shared/interface-icons";
import { Icon } from "../Icon/Icon";
import { Text } from "../Text/Text";
import styles from "./Downloads.module.scss";

export type Download = {
  offered: {
    title: string;
    /** Of the file, or of the archive of several. */
    path: string;
    bytes: number;
    extensions: readonly string[];
  };
};

/** The formats that visitors know by another name. */
const formats: Record<string, string> = { xlsx: "Excel", docx: "Word" };

const tables: readonly string[] = ["xlsx", "csv"];

/** «Excel et CSV». */
const formatOf = (extensions: readonly string[]) =>
  [...new Set(extensions)]
    .map((extension) => formats[extension] ?? extension.toUpperCase())
    .join(", ")
    .replace(/, ([^,]*)$/, " et $1");

const iconOf = ([first = "", ...others]: readonly string[]): InterfaceIcon => {
  if (others.length > 0) return "file-archive";
  if (first === "json") return "file-braces";
  return tables.includes(first) ? "file-spreadsheet" : "file-text";
};

/** `7134` → «7 Ko»: at least 1, no decimals. */
const size = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))}\u00a0Ko`;

/** The resources to take away, one a row: each link says what it saves, in what format, and how heavy it is. */
export function Downloads({ downloads }: { downloads: readonly Download[] }) {
  return (
    <ul>
      {downloads.map(({ offered: { title, path, bytes, extensions } }) => (
        <li key={path} className={styles.item}>
          <a href={path} download className={`beside ${styles.link}`}>
            <Icon name={iconOf(extensions)} />
            <span>
              <Text as="span" className={styles.title}>
                {title}
              </Text>{" "}
              <span className={`quiet small ${styles.format}`}>{`${formatOf(extensions)}, ${size(bytes)}`}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The files a text offers for download, after it. */
export function DownloadsPanel({ downloads }: { downloads: readonly Download[] }) {
  return (
    <section className={`panel screenOnly ${styles.box}`} aria-labelledby="emporter-titre">
      <Text as="h2" id="emporter-titre" className={`minor ${styles.heading}`}>
        À emporter
      </Text>
      <Downloads downloads={downloads} />
    </section>
  );
}
