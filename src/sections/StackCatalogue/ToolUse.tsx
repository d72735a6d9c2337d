import type { CSSProperties } from "react";
import { ToolLogo } from "../../components/ToolLogo/ToolLogo";
import { Text } from "../../components/Text/Text";
import type { Tool } from "./ToolItem";
import styles from "./ToolUse.module.scss";

type Props = {
  tools: readonly Tool[];
  /** How many cases the site tells. */
  caseCount: number;
};

/** More would be another list of the page. */
const mostShown = 6;

/** How many cases use each tool, the most used first: bars that lead to what the page says of it. Nothing without a case. */
export function ToolUse({ tools, caseCount }: Props) {
  const used = tools
    .filter(({ cases }) => cases > 0)
    .sort((a, b) => b.cases - a.cases)
    .slice(0, mostShown);
  if (used.length === 0) return null;
  return (
    <figure className={`panel ${styles.use}`}>
      <Text as="figcaption" className={`display ${styles.caption}`}>
        {`Dans combien de réalisations, sur\u00a0${caseCount}`}
      </Text>
      <ol>
        {used.map(({ anchor, name, logoUrl, emoji, cases }) => (
          <li key={name}>
            <a href={`#${anchor}`} className={styles.tool} style={{ "--share": cases / caseCount } as CSSProperties}>
              <ToolLogo logoUrl={logoUrl} emoji={emoji} />
              <Text as="span" className={styles.name}>
                {name}
              </Text>
              <span className={styles.bar} aria-hidden="true" />
              <strong className={styles.count}>{cases}</strong>
            </a>
          </li>
        ))}
      </ol>
    </figure>
  );
}
