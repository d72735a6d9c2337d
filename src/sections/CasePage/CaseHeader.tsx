import { Badge } from "../../components/Badge/Badge";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { Unbroken } from "../../components/Unbroken/Unbroken";
import styles from "./CaseHeader.module.scss";

type Props = { title: string; sector: string; client: string };

/** Where one is, what was done, for whom. */
export function CaseHeader({ title, sector, client }: Props) {
  return (
    <header className={styles.header}>
      <p>
        <Link href="/#portfolio" className={styles.back}>
          <Icon name="arrow-left" size={18} />
          Toutes les réalisations
        </Link>
      </p>
      <Badge>{sector}</Badge>
      <h1 className={styles.title}>
        <Unbroken text={title} />
      </h1>
      <p className={styles.client}>{client}</p>
    </header>
  );
}
