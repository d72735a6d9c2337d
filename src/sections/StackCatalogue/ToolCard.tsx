import { Badge } from "../../components/Badge/Badge";
import { Link } from "../../components/Link/Link";
import { ToolLogo } from "../../components/ToolLogo/ToolLogo";
import styles from "./ToolCard.module.scss";

export type Tool = {
  /** Where links from elsewhere arrive. */
  anchor: string;
  name: string;
  description: string;
  url: string;
  logoUrl: string;
  emoji: string;
  isNew?: boolean | null;
};

/** A tool, as one link to its own site. */
export function ToolCard({ tool: { anchor, name, description, url, logoUrl, emoji, isNew } }: { tool: Tool }) {
  return (
    <li id={anchor} className={styles.item}>
      <Link href={url} className={styles.card}>
        <span className={styles.top}>
          <ToolLogo logoUrl={logoUrl} emoji={emoji} size={56} />
          {isNew && <Badge tone="spark">NOUVEAU</Badge>}
        </span>
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.description}>{description}</span>
      </Link>
    </li>
  );
}
