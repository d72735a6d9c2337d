import { Icon } from "../Icon/Icon";
import { Link } from "../Link/Link";
import styles from "./BackLink.module.scss";

type Props = { href: string; children: string };

/** A link back to the list a page belongs to. */
export const BackLink = ({ href, children }: Props) => (
  <p>
    <Link href={href} className={styles.link}>
      <Icon name="arrow-left" size={18} />
      {children}
    </Link>
  </p>
);
