import { Icon } from "../../components/Icon/Icon";
import { Link, type LinkProps } from "../../components/Link/Link";
import styles from "./AssistantDialog.module.scss";

/** Opens a chat in a new tab. */
export const ChatLink = ({ children, ...link }: LinkProps) => (
  <Link {...link} className={styles.choice}>
    {children}
    <Icon name="arrow-up-right" size={18} />
  </Link>
);
