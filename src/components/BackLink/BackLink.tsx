import { Icon } from "../Icon/Icon";
import { Link } from "../Link/Link";
import { Text } from "../Text/Text";

type Props = { href: string; children: string };

/** A link back to the list a page belongs to. */
export const BackLink = ({ href, children }: Props) => (
  <Text>
    <Link href={href} className="standalone bare quiet screenOnly">
      <Icon name="arrow-left" size={18} />
      {children}
    </Link>
  </Text>
);
