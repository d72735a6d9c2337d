import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import styles from "./ChatLink.module.scss";
import { chatAddress, type Request } from "./message";

type Props = {
  whatsapp: string;
  request: Request;
  onFollow: () => void;
  children: string;
};

/** Opens a chat in a new tab, with the message prefilled. */
export function ChatLink({ whatsapp, request, onFollow, children }: Props) {
  return (
    <Link href={chatAddress(whatsapp, request)} className={styles.link} onClick={onFollow}>
      {children}
      <Icon name="arrow-up-right" size={18} className={styles.mark} />
    </Link>
  );
}
