import { Badge } from "../../components/Badge/Badge";
import { Card } from "../../components/Card/Card";
import { CardLink } from "../../components/Card/CardLink";
import { ToolLogo } from "../../components/ToolLogo/ToolLogo";
import { Text } from "../../components/Text/Text";
import styles from "./ToolItem.module.scss";

export type Tool = {
  /** Fragment for links from other pages. */
  anchor: string;
  name: string;
  description: string;
  url: string;
  logoUrl: string;
  emoji: string;
  isNew?: boolean | null;
  /** How many cases use it. */
  cases: number;
};

/** A tool of a list, which links to its website. */
export function ToolItem({ tool: { anchor, name, description, url, logoUrl, emoji, isNew } }: { tool: Tool }) {
  return (
    <Card element="li" id={anchor} className={styles.tool}>
      <ToolLogo logoUrl={logoUrl} emoji={emoji} />
      <div className={`cluster apart ${styles.head}`}>
        <Text as="h3" className={styles.name}>
          <CardLink href={url}>{name}</CardLink>
        </Text>
        {isNew && <Badge spark>NOUVEAU</Badge>}
      </div>
      <Text className={`quiet ${styles.description}`}>{description}</Text>
    </Card>
  );
}
