import { BackLink } from "../../components/BackLink/BackLink";
import { Badge } from "../../components/Badge/Badge";
import { Unbroken } from "../../components/Unbroken/Unbroken";
import styles from "./CaseHeader.module.scss";

type Props = { title: string; sector: string; client: string };

/** Where one is, what was done, for whom. */
export function CaseHeader({ title, sector, client }: Props) {
  return (
    <header className={styles.header}>
      <BackLink href="/#portfolio">Toutes les réalisations</BackLink>
      <Badge>{sector}</Badge>
      <h1 className={styles.title}>
        <Unbroken text={title} />
      </h1>
      <p className={styles.client}>{client}</p>
    </header>
  );
}
