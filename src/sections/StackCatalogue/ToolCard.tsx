import { Badge } from "../../components/Badge/Badge";
import { Card } from "../../components/Card/Card";
import { CardLink } from "../../components/Card/CardLink";
import { ToolLogo } from "../../components/ToolLogo/ToolLogo";
import { Text } from "../../components/Text/Text";
import styles from "./ToolCard.module.scss";

export type Tool = {
  /** Fragment for links from other pages. */
  anchor: string;
  name: string;
  description: string;
  url: string;
  logoUrl: string;
  emoji: string;
  isNew?: boolean | null;
};

/** A tool, as a card that links to its website. */
export function ToolCard({ tool: { anchor, name, description, url, logoUrl, emoji, isNew } }: { tool: Tool }) {
  return (
    <Card element="li" id={anchor} className={`stack ${styles.card}`}>
      <Text className={`cluster apart ${styles.top}`}>
        <ToolLogo logoUrl={logoUrl} emoji={emoji} large />
        {isNew && <Badge spark>NOUVEAU</Badge>}
      </Text>
      <Text as="h3" className={styles.name}>
        <CardLink href={url}>{name}</CardLink>
      </Text>
      <Text className={`quiet ${styles.description}`}>{description}</Text>
    </Card>
  );
}
