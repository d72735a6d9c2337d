import { Icon } from "../Icon/Icon";
import { Link } from "../Link/Link";
import { Text } from "../Text/Text";
import styles from "./BackLink.module.scss";

type Props = { href: string; children: string };

/** A link back to the list a page belongs to. */
export const BackLink = ({ href, children }: Props) => (
  <Text>
    <Link href={href} className={`standalone quiet screenOnly ${styles.link}`}>
      <Icon name="arrow-left" size={18} />
      {children}
    </Link>
  </Text>
);
